// A table: what the page knows of it, and which parts show it.

import { api, language } from "/api.js";
import { Chat } from "/chat.js";
import { button, fill, h, notify, panel, words } from "/dom.js";
import { moveToAnotherDevice, occupantName } from "/home.js";
import { Link } from "/link.js";
import { Play } from "/play.js";
import { Replay } from "/replay.js";
import { Seats } from "/seats.js";

export function showTable(main, id, me) {
  new Table(main, id, me);
}

class Table {
  constructor(main, id, me) {
    Object.assign(this, { id, me, info: null, update: null, updatedAt: 0 });
    /** The events of each look, by seat; a spectator's are under `null`. */
    this.events = new Map();
    this.link = new Link(id, {
      hear: (kind, body) => this.hear(kind, body),
      change: (isUp) => notify(isUp ? "" : "The connection is lost. Trying again …", !isUp),
      language,
      since: () => this.update?.number ?? null,
    });
    addEventListener("steading-language", () => this.link.restart());
    this.seats = new Seats(this);
    this.play = new Play(this);
    this.chat = new Chat(this);
    this.head = h("div", {});
    this.over = h("div", { class: "stack" });
    fill(
      main,
      this.head,
      h(
        "div",
        { class: "columns table" },
        h("div", { class: "stack" }, this.over, this.play.element),
        h("div", { class: "stack" }, this.seats.element, this.play.log, this.chat.element),
      ),
    );
    fill(this.head, h("p", { class: "dim" }, "Coming to the table …"));
    setInterval(() => this.info && this.seats.tick(), 500);
  }

  hear(kind, body) {
    if (kind === "welcome") this.welcome(body);
    else if (kind === "table") this.changed(body);
    else if (kind === "update") this.moved(body);
    else if (kind === "chat") this.chat.add(body);
    else if (kind === "error") this.failed(body);
  }

  welcome({ table, update, chat, muted }) {
    this.info = table;
    if (update) this.take(update);
    this.chat.reset(chat, muted);
    this.show();
  }

  changed(info) {
    this.info = info;
    this.show();
  }

  /** A position older than the known one came late and says nothing new. Taking a move back has a number of its own. */
  moved(update) {
    if (this.update && update.number < this.update.number) return;
    this.take(update);
    this.show();
  }

  /** The events from `events_from` on replace those that are known. */
  take(update) {
    this.update = update;
    this.updatedAt = performance.now();
    for (const look of update.looks) {
      const kept = (this.events.get(look.seat) ?? []).filter(({ number }) => number < update.events_from);
      this.events.set(look.seat, kept.concat(look.events));
    }
  }

  failed({ code, message }) {
    notify(message, true);
    const isHopeless = ["NO_TABLE", "NO_GUEST", "WRONG_VERSION", "NO_SPECTATORS"].includes(code);
    if (!isHopeless) return;
    this.link.close();
    fill(this.head, panel("This table cannot be shown", h("p", {}, message), h("p", {}, h("a", { href: "/" }, "To the lists"))));
  }

  /** The own seats, in turn order. */
  get mine() {
    return this.info.seats.flatMap(({ occupant }, seat) => (occupant.guest?.id === this.me.id ? [seat] : []));
  }

  get isHost() {
    return this.info.host === this.me.id;
  }

  /** The seats that are waited for. */
  get waiting() {
    return this.update?.waiting.seats ?? [];
  }

  seatName(seat) {
    return this.info.seats[seat].name;
  }

  /** A seat and who sits there: `red (Anna)`. */
  personAt(seat) {
    return `${this.seatName(seat)} (${occupantName(this.info.seats[seat].occupant, this.me)})`;
  }

  /** Has something done and tells what went wrong. The promise is the result. */
  async command(command) {
    const result = await this.link.command(command);
    notify(result.failed?.message ?? "", result.failed !== undefined);
    return result;
  }

  show() {
    this.showHead();
    this.seats.show();
    this.play.show();
    this.chat.show();
    this.showOver();
    const isMyTurn = this.mine.some((seat) => this.waiting.includes(seat));
    document.title = `${isMyTurn ? "● " : ""}${words(this.info.game)} · Steading`;
  }

  showHead() {
    const { game, status, options, chance, watching, visibility } = this.info;
    const address = h("input", { readonly: true, value: location.href, "aria-label": "Link to this table", onfocus: (event) => event.target.select() });
    const copy = async () => {
      address.select();
      await navigator.clipboard?.writeText(location.href);
    };
    const wasOpen = this.head.querySelector("details")?.open ?? false;
    fill(
      this.head,
      h(
        "div",
        { class: "row head" },
        h("h1", {}, words(game)),
        h("span", { class: `pill ${status}` }, status),
        h("span", { class: "dim" }, `${visibility}, ${watching} watching`),
        h("span", { class: "spacer" }),
        h(
          "details",
          { class: "about", open: wasOpen },
          h("summary", {}, "Share, options, fairness"),
          h("div", { class: "row" }, address, button("Copy link", copy)),
          moveToAnotherDevice(),
          h("pre", {}, options),
          h("p", {}, "Every die and card follows from a secret. Its SHA-256 hash: ", h("code", {}, chance.commitment)),
          chance.secret && h("p", {}, "The secret: ", h("code", {}, chance.secret), ". Check the record with ", h("code", {}, "steading verify"), "."),
          chance.seed !== null && h("p", {}, "This table was made with a seed, so its chance can be foretold: ", h("code", {}, chance.seed)),
        ),
      ),
    );
  }

  showOver() {
    const over = this.update?.waiting.over;
    const isOver = this.info.status === "over";
    if (!isOver) return fill(this.over);
    if (this.over.childElementCount === 0) {
      this.replay = new Replay(this.id, this.info.seats.map(({ name }) => name));
      this.result = h("p", { class: "result", role: "status" });
      this.rematch = h("p", { class: "row" });
      fill(this.over, panel("The game is over", this.result, this.rematch), this.replay.element);
      this.replay.go(0);
    }
    const points = over?.points.map((count, seat) => `${this.seatName(seat)} ${count}`).join(", ");
    const winner = over && (over.winner === null ? "Nobody has won." : `${this.personAt(over.winner)} has won.`);
    this.result.textContent = over ? `${winner} Points: ${points}.` : "";
    const next = this.info.rematch;
    fill(
      this.rematch,
      h("a", { class: "btn", href: api.recordAddress(this.id), download: "" }, "Download the record"),
      next
        ? h("a", { class: "btn primary", href: `/t/${encodeURIComponent(next)}` }, "To the rematch")
        : this.mine.length > 0 && button("Rematch", () => this.askRematch(), { class: "btn primary" }),
    );
  }

  async askRematch() {
    const result = await this.command("rematch");
    if (result.rematch) location.assign(`/t/${encodeURIComponent(result.rematch.table)}`);
  }
}
