// The game itself: what must be done now, what may be done, why not, and what happened.

import { button, field, fill, h, panel, tree, words } from "/dom.js";

/** More buttons than anybody looks through; the filter finds the others. */
const BUTTONS_MAX = 200;

export class Play {
  constructor(table) {
    this.table = table;
    /** The own seat that is shown; none for a spectator. */
    this.seat = null;
    /** With several own seats, what one of them sees stays covered until its player says so. */
    this.uncovered = null;
    this.prompt = h("p", { class: "prompt", role: "status", "aria-live": "polite" });
    this.tabs = h("div", { class: "row", role: "group", "aria-label": "Your seats" });
    this.cover = h("p", {});
    this.filter = h("input", { type: "search", autocomplete: "off", placeholder: "such as: build road", oninput: () => this.showActions() });
    this.list = h("div", { class: "actions" });
    this.count = h("small", { role: "status" });
    this.move = h("input", { autocomplete: "off", spellcheck: "false", placeholder: "red offers 1 brick for 1 ore to all" });
    this.answer = h("div", { "aria-live": "polite" });
    this.undo = button("Undo", () => this.takeBack());
    this.view = h("div", {});
    const form = h(
      "form",
      { class: "stack", onsubmit: (event) => this.playText(event) },
      field("Any move in notation", this.move),
      h(
        "div",
        { class: "row" },
        h("button", { class: "btn primary" }, "Play it"),
        button("Why not?", () => this.ask(this.move.value.trim() || null)),
        button("What is not possible, and why?", () => this.ask(null)),
        this.undo,
      ),
    );
    this.hand = h(
      "div",
      { class: "stack" },
      field("Moves that contain", this.filter),
      this.list,
      this.count,
      form,
      this.answer,
    );
    this.seen = h("details", { open: true }, h("summary", {}, "What you see"), this.view);
    this.element = panel("Now", this.prompt, this.tabs, this.cover, this.hand, this.seen);
    this.lines = h("ol", { class: "log", role: "log", "aria-label": "What happened", tabindex: "0" });
    this.log = panel("What happened", this.lines);
  }

  show() {
    const { info, update } = this.table;
    const hasStarted = Boolean(update);
    this.element.hidden = info.status === "over" || info.status === "closed";
    this.log.hidden = !hasStarted;
    this.chooseSeat();
    const isCovered = this.table.mine.length > 1 && this.uncovered !== this.seat;
    this.showPrompt();
    this.showTabs();
    this.showCover(isCovered);
    this.hand.hidden = !hasStarted || isCovered || this.seat === null;
    this.seen.hidden = !hasStarted || isCovered;
    if (!hasStarted) return;
    const look = this.look();
    this.undo.disabled = !look?.may_undo;
    this.showActions();
    fill(this.view, !isCovered && look ? tree(look.view) : "");
    this.showLog(isCovered);
  }

  /** The seat that must decide comes first; otherwise the one that was looked at stays. */
  chooseSeat() {
    const { mine, waiting } = this.table;
    const due = mine.filter((seat) => waiting.includes(seat));
    const isFine = mine.includes(this.seat) && (due.length === 0 || due.includes(this.seat));
    if (!isFine) this.seat = due[0] ?? mine[0] ?? null;
    if (mine.length === 1) this.uncovered = this.seat;
  }

  look() {
    return this.table.update?.looks.find(({ seat }) => seat === this.seat);
  }

  showPrompt() {
    const { info, waiting, mine } = this.table;
    const isDue = this.seat !== null && waiting.includes(this.seat);
    this.prompt.classList.toggle("wait", !isDue);
    this.prompt.textContent = this.promptText(info, waiting, mine, isDue);
  }

  promptText(info, waiting, mine, isDue) {
    if (info.status === "lobby") {
      const open = info.seats.filter(({ occupant }) => occupant === "empty").length;
      if (open > 0) return `People are gathering: ${open === 1 ? "one seat is" : `${open} seats are`} open.`;
      return this.table.isHost ? "Every seat is taken. Start the game when everybody is ready." : "Waiting for the host to start.";
    }
    if (info.status === "paused") return "The game is paused: nobody is here.";
    if (isDue) return `It is for ${mine.length > 1 ? this.table.seatName(this.seat) : "you"} to decide: ${this.kinds().join(", ") || "say something in notation"}.`;
    return waiting.length > 0 ? `Waiting for ${waiting.map((seat) => this.table.personAt(seat)).join(", ")}.` : "Waiting.";
  }

  /** The kinds of the listed moves: the words behind the name of the seat. */
  kinds() {
    const name = this.table.seatName(this.seat);
    const verb = ({ action }) => action.slice(name.length).trim().split(" ").slice(0, 2);
    const kinds = new Set();
    for (const [first, second = ""] of (this.look()?.actions ?? []).map(verb)) {
      kinds.add(/^[a-z-]+$/.test(second) ? `${first} ${second}` : first);
    }
    return [...kinds].slice(0, 12);
  }

  showTabs() {
    const { mine, waiting } = this.table;
    const tab = (seat) => {
      const mark = waiting.includes(seat) ? " ●" : "";
      return button(this.table.seatName(seat) + mark, () => this.turnTo(seat), { class: "btn small", "aria-pressed": String(seat === this.seat) });
    };
    fill(this.tabs, mine.length > 1 ? mine.map(tab) : []);
  }

  turnTo(seat) {
    this.seat = seat;
    this.show();
  }

  showCover(isCovered) {
    const show = () => {
      this.uncovered = this.seat;
      this.show();
    };
    const name = this.seat === null ? "" : this.table.seatName(this.seat);
    fill(this.cover, isCovered && this.table.update ? button(`Hand the device to ${name}, then show what ${name} sees`, show, { class: "btn primary" }) : []);
  }

  showActions() {
    const wanted = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const all = this.look()?.actions ?? [];
    const found = all.filter(({ action }) => wanted.every((word) => action.toLowerCase().includes(word)));
    fill(this.list, found.slice(0, BUTTONS_MAX).map(({ action }) => button(action, () => this.act(action))));
    const hidden = found.length - BUTTONS_MAX;
    this.count.textContent = `${found.length} of ${all.length} listed moves${hidden > 0 ? `, ${hidden} not shown: use the filter` : ""}`;
  }

  showLog(isCovered) {
    const events = isCovered ? [] : (this.table.events.get(this.seat) ?? []);
    const isAtEnd = this.lines.scrollHeight - this.lines.scrollTop - this.lines.clientHeight < 40;
    fill(this.lines, events.map(({ text }) => h("li", {}, text)));
    if (isAtEnd) this.lines.scrollTop = this.lines.scrollHeight;
  }

  async playText(event) {
    event.preventDefault();
    const text = this.move.value.trim();
    if (text === "") return;
    const isDone = await this.act(text);
    if (isDone && this.move.value.trim() === text) this.move.value = "";
  }

  /** Plays a move in the position that is shown; true if it was played. */
  async act(action) {
    const { seat } = this;
    this.list.querySelectorAll("button").forEach((one) => (one.disabled = true));
    const result = await this.table.command({ act: { seat, expected: this.table.update.number, action } });
    this.showActions();
    this.showRefusals(result.failed?.refusals ?? []);
    return !result.failed;
  }

  async takeBack() {
    await this.table.command({ undo: { seat: this.seat, expected: this.table.update.number } });
  }

  /** Asks about one move, or about everything that is not possible. */
  async ask(action) {
    const result = await this.table.link.why(this.seat, action);
    if (result.failed) return fill(this.answer, h("p", { class: "bad" }, result.failed.message));
    if (result.reasons.length === 0) return fill(this.answer, h("p", {}, action ? `“${action}” may be played.` : "Every kind of move is possible."));
    fill(this.answer, h("ul", { class: "reasons" }, result.reasons.map(({ kind, refusal }) => h("li", {}, h("b", {}, `${words(kind)}: `), sentence(refusal)))));
  }

  showRefusals(refusals) {
    fill(this.answer, refusals.length > 0 && h("ul", { class: "reasons" }, refusals.map((refusal) => h("li", {}, sentence(refusal)))));
  }
}

function sentence({ sentence, rule }) {
  return rule ? `${sentence} [${rule}]` : sentence;
}
