/**
 * Pages for reading that stand over the present page: help, rules and settings, where leaving the page would cost something — at a table,
 * in a form, at a place of a replay. Links to them are links as everywhere; they open over the page instead of in its place.
 */
import { route, routeOf, type Route } from "./router.svelte";
import type { TableModel } from "./table.svelte";

const SHEETS: Route["page"][] = ["help", "rules", "settings"];
const STAYING: Route["page"][] = ["table", "new", "replay"];

let address = $state<string | null>(null);
let table = $state.raw<TableModel | null>(null);

/** The address of the sheet that is shown, if one is. */
export function shownSheet(): string | null {
  return address;
}

/** What the history says of an entry that was made for a sheet. */
const MARK = "sheet";

/** Shows a page over the present one, or takes it away. The browser's button back takes it away as well. */
export function showSheet(to: string | null): void {
  const was = address;
  address = to;
  if (was === null && to !== null) history.pushState(MARK, "");
  if (was !== null && to === null && history.state === MARK) history.back();
}

/** Listens to the button back. Returns how to stop. */
export function listenToBack(): () => void {
  const back = () => (address = null);
  addEventListener("popstate", back);
  return () => removeEventListener("popstate", back);
}

/** Whether an address opens over the present page; if so, it does. */
export function opensOver(to: string): boolean {
  const isSheet = STAYING.includes(route().page) && SHEETS.includes(routeOf(to).page);
  if (isSheet) showSheet(to);
  return isSheet;
}

/** The table that the page shows, whose own settings stand among the settings. */
export function tableAtHand(): TableModel | null {
  return table;
}

export function haveAtHand(shown: TableModel | null): void {
  table = shown;
}
