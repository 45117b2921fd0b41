// The lists of tables, and ways to come to a new one.

import { api } from "/api.js";
import { showCreate } from "/create.js";
import { button, field, fill, h, notify, panel, words } from "/dom.js";

/** How often the lists are asked for again. */
const REFRESH_MS = 10_000;

export async function showHome(main, me) {
  const lists = {
    open: h("div", {}, "…"),
    mine: h("div", {}, "…"),
    recent: h("div", {}, "…"),
  };
  const create = h("div", {});
  fill(
    main,
    h(
      "div",
      { class: "columns" },
      h(
        "div",
        { class: "stack" },
        panel("Your games", lists.mine),
        panel("Open tables", lists.open),
        panel("Finished lately", lists.recent),
        panel("This device", moveToAnotherDevice(), importRecord()),
      ),
      h("div", { class: "stack" }, panel("New table", create)),
    ),
  );
  const refresh = async () => {
    const [open, mine, recent] = await Promise.all([api.openTables(), api.myTables(), api.recent()]);
    fill(lists.open, tableList(open, me, "Nobody waits for players. Make a table!"));
    fill(lists.mine, tableList(mine, me, "You have no games yet."));
    fill(lists.recent, tableList(recent, me, "No game has ended yet."));
  };
  const tell = (error) => notify(error.message, true);
  setInterval(() => document.visibilityState === "visible" && refresh().catch(tell), REFRESH_MS);
  await Promise.all([refresh().catch(tell), showCreate(create).catch(tell)]);
}

function tableList(tables, me, nothing) {
  if (tables.length === 0) return h("p", { class: "dim" }, nothing);
  return h("ul", { class: "tables" }, tables.map((table) => h("li", {}, tableLine(table, me))));
}

function tableLine(table, me) {
  const seats = table.seats.map((occupant) => occupantName(occupant, me)).join(", ");
  const winner = table.winner === null ? "" : ` · won by ${occupantName(table.seats[table.winner], me)}`;
  return h(
    "a",
    { href: `/t/${encodeURIComponent(table.id)}` },
    h("b", {}, words(table.game)),
    " ",
    h("span", { class: `pill ${table.status}` }, table.status),
    h("span", { class: "line" }, seats + winner),
    h("small", {}, new Date(table.changed_at).toLocaleString()),
  );
}

/** Who sits on a seat, in a word or two. */
export function occupantName(occupant, me) {
  if (!occupant || occupant === "empty") return "open seat";
  if (occupant.bot) return `bot (${occupant.bot.level})`;
  return occupant.guest.id === me.id ? "you" : occupant.guest.name;
}

/** A button that makes a link for another device, with the link below it. */
export function moveToAnotherDevice() {
  const place = h("div", { "aria-live": "polite" });
  const make = async () => {
    try {
      const { code, seconds } = await api.moveLink();
      const address = `${location.origin}/move#${code}`;
      const shown = h("input", { readonly: true, value: address, "aria-label": "Link for the other device" });
      fill(place, shown, h("small", {}, `Works once, within ${Math.round(seconds / 60)} minutes. Whoever opens it has your seats.`));
      shown.select();
    } catch (error) {
      notify(error.message, true);
    }
  };
  return h("div", { class: "stack" }, button("Move to another device", make), place);
}

function importRecord() {
  const text = h("textarea", { rows: 3, required: true, placeholder: "steading record 1 …" });
  const send = async (event) => {
    event.preventDefault();
    try {
      const { table } = await api.importRecord(text.value);
      location.assign(`/t/${encodeURIComponent(table)}`);
    } catch (error) {
      notify(error.message, true);
    }
  };
  return h(
    "details",
    {},
    h("summary", {}, "Look at a record"),
    h("form", { class: "stack", onsubmit: send }, field("A record in notation", text), h("button", { class: "btn" }, "Open it")),
  );
}
