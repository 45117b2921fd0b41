// A finished game, position by position.

import { api } from "/api.js";
import { button, field, fill, h, notify, panel, select, tree } from "/dom.js";

export class Replay {
  /** `seats` are the names of the seats. */
  constructor(table, seats) {
    this.table = table;
    this.seats = seats;
    this.number = 0;
    this.count = 0;
    this.seat = select(
      [{ value: "", label: "everything" }, ...seats.map((name, index) => ({ value: String(index), label: `what ${name} saw` }))],
      "",
      { onchange: () => this.go(this.number) },
    );
    this.slider = h("input", { type: "range", min: 0, value: 0, onchange: () => this.go(Number(this.slider.value)) });
    this.where = h("span", { role: "status" }, "");
    this.events = h("ul", { class: "log" });
    this.view = h("div", {});
    this.element = panel(
      "Replay",
      h(
        "div",
        { class: "row" },
        button("First", () => this.go(0)),
        button("Previous", () => this.go(this.number - 1)),
        button("Next", () => this.go(this.number + 1)),
        button("Last", () => this.go(this.count)),
        this.where,
      ),
      field("Position", this.slider),
      field("Show", this.seat),
      this.events,
      h("details", {}, h("summary", {}, "Position in full"), this.view),
    );
  }

  async go(number) {
    const wanted = Math.max(0, Math.min(number, this.count || number));
    try {
      const seat = this.seat.value === "" ? null : Number(this.seat.value);
      this.show(await api.replay(this.table, wanted, seat));
    } catch (error) {
      notify(error.message, true);
    }
  }

  show({ number, count, entry, events, view, points }) {
    Object.assign(this, { number, count });
    this.slider.max = count;
    this.slider.value = number;
    const standing = this.seats.map((name, index) => `${name} ${points[index] ?? 0}`).join(", ");
    this.where.textContent = `${number} of ${count} · ${standing}`;
    fill(this.events, entry && h("li", {}, h("b", {}, entry)), events.map(({ text }) => h("li", {}, text)));
    fill(this.view, tree(view));
  }
}
