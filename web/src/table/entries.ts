/** What the menu of every table has: the ways out of it. */
import { go } from "../lib/router.svelte";
import { PARTING_ICONS, partingsAt } from "../lib/parting";
import type { TableModel } from "../lib/table.svelte";
import { t } from "../lib/text.svelte";
import type { MenuEntry } from "../ui/menu";

/** Leaving, giving up, and going to the tables while the seat is kept. What cannot be taken back is asked about first. */
export function waysOut(table: TableModel): MenuEntry[] {
  const partings = table.info ? partingsAt(table.info, table.you) : [];
  return [
    {
      id: "tables",
      label: t("to-the-tables"),
      ...(partings.length > 0 ? { hint: t("menu-tables-hint") } : {}),
      icon: "ui-logo",
      isWayOut: true,
      run: () => go("/"),
    },
    // Messages: parting-{stand|leave|resign|delete}-yes, parting-{stand|leave|resign|delete}-hint
    ...partings.map((parting) => ({
      id: parting,
      label: t(`parting-${parting}-yes`),
      hint: t(`parting-${parting}-hint`),
      icon: PARTING_ICONS[parting],
      isWayOut: true,
      run: () => void (table.parting = parting),
    })),
  ];
}
