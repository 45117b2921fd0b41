// Who sits where, and what can be arranged before the start.

import { clockFields } from "/create.js";
import { button, checkbox, field, fill, h, panel, select } from "/dom.js";
import { api } from "/api.js";
import { occupantName } from "/home.js";

export class Seats {
  constructor(table) {
    this.table = table;
    this.list = h("ul", { class: "seats" });
    this.controls = h("div", { class: "row" });
    this.arrange = h("details", { hidden: true });
    this.levels = [];
    this.element = panel("Seats", this.list, this.controls, this.arrange);
    this.clocks = [];
    this.arranged = "";
  }

  show() {
    const { info } = this.table;
    this.askLevels();
    this.clocks = [];
    fill(this.list, info.seats.map((seat, number) => this.seat(seat, number)));
    fill(this.controls, this.buttons());
    this.showArrange();
    this.tick();
  }

  /** The levels of bots are asked for once. */
  async askLevels() {
    if (this.asked) return;
    this.asked = true;
    const games = await api.games().catch(() => []);
    this.levels = games.find(({ name }) => name === this.table.info.game)?.bots ?? [];
    if (this.levels.length > 0) this.show();
  }

  seat(seat, number) {
    const { info, waiting } = this.table;
    const isWaited = waiting.includes(number);
    const clock = h("span", { class: "clock" });
    this.clocks[number] = clock;
    return h(
      "li",
      { class: `p${(number % 6) + 1}${isWaited ? " waited" : ""}` },
      h("span", { class: "badge", "aria-hidden": "true" }, seat.name.slice(0, 1).toUpperCase()),
      h("span", { class: "name" }, h("b", {}, seat.name), " ", occupantName(seat.occupant, this.table.me)),
      h("span", { class: "marks" }, this.marks(seat, isWaited), clock),
      h("span", { class: "row" }, info.status === "lobby" ? this.lobbyButtons(seat, number) : this.playButtons(seat, number)),
    );
  }

  marks(seat, isWaited) {
    const isPerson = Boolean(seat.occupant.guest);
    const mark = (text, kind) => h("span", { class: `pill ${kind}` }, text);
    return [
      this.table.info.status === "lobby" && seat.ready && mark("ready", "ok"),
      isWaited && mark("to decide", "must"),
      isPerson && !seat.present && mark("away", "danger"),
      seat.stand_in && mark(`bot plays (${seat.stand_in.level})`, ""),
    ];
  }

  lobbyButtons(seat, number) {
    const { table } = this;
    const { occupant } = seat;
    const put = (value) => table.command({ set_seat: { seat: number, occupant: value === "empty" ? "empty" : { bot: { level: value } } } });
    const isEmpty = occupant === "empty";
    const isMine = occupant.guest?.id === table.me.id;
    const kinds = [
      ...(isEmpty || occupant.bot ? [] : [{ value: "", label: "…" }]),
      { value: "empty", label: "open" },
      ...this.levels.map((level) => ({ value: level, label: `bot: ${level}` })),
    ];
    const now = isEmpty ? "empty" : (occupant.bot?.level ?? "");
    return [
      isEmpty && button("Sit here", () => table.command({ sit: { seat: number } }), { class: "btn small" }),
      isMine && button("Stand up", () => table.command({ stand: { seat: number } }), { class: "btn small" }),
      table.isHost && !isMine && select(kinds, now, { "aria-label": `Who sits on ${seat.name}`, onchange: (event) => event.target.value && put(event.target.value) }),
    ];
  }

  playButtons(seat, number) {
    const { table } = this;
    const isAway = seat.occupant.guest && !seat.present && !seat.stand_in;
    const mayAsk = isAway && table.mine.length > 0 && table.info.status === "playing";
    return [mayAsk && button("Let a bot play", () => table.command({ stand_in: { seat: number } }), { class: "btn small" })];
  }

  buttons() {
    const { table } = this;
    const { info, mine } = table;
    const isReady = mine.length > 0 && mine.every((seat) => info.seats[seat].ready);
    const isLobby = info.status === "lobby";
    return [
      isLobby && mine.length > 0 && button(isReady ? "Not ready" : "Ready", () => table.command({ ready: { ready: !isReady } }), { "aria-pressed": String(isReady) }),
      isLobby && table.isHost && button("Start the game", () => table.command("start"), { class: "btn primary" }),
      (mine.length > 0 || table.isHost) && info.status !== "over" && info.status !== "closed" && button("Leave the table", () => this.leave()),
    ];
  }

  async leave() {
    const isPlaying = this.table.info.status !== "lobby";
    if (isPlaying && !confirm("A bot plays for you until you come back. Leave the table?")) return;
    const result = await this.table.command("leave");
    if (!result.failed) location.assign("/");
  }

  /** What the host may change before the start. It is drawn anew only when the table has changed, so that nothing half-typed is lost. */
  showArrange() {
    const { table } = this;
    const { info } = table;
    this.arrange.hidden = !(table.isHost && info.status === "lobby");
    const key = JSON.stringify([info.options, info.visibility, info.spectators, info.clock]);
    if (this.arrange.hidden || key === this.arranged) return;
    this.arranged = key;
    const options = h("textarea", { rows: 6, value: info.options, spellcheck: "false" });
    const visibility = select(["open", "private"], info.visibility);
    const spectators = checkbox("People may watch", { checked: info.spectators });
    const clock = clockFields(info.clock);
    const send = () =>
      table.command({
        set_table: {
          options: options.value === info.options ? null : options.value,
          visibility: visibility.value,
          spectators: spectators.querySelector("input").checked,
          clock: clock.value(),
        },
      });
    fill(
      this.arrange,
      h("summary", {}, "Change the table"),
      h("div", { class: "stack" }, field("Options", options), field("Who finds it", visibility), spectators, clock.element, button("Change it", send)),
    );
  }

  /** The clocks go on between messages. */
  tick() {
    const { update, updatedAt } = this.table;
    const passed = performance.now() - updatedAt;
    this.clocks.forEach((place) => (place.textContent = ""));
    for (const clock of update?.clocks ?? []) {
      const place = this.clocks[clock.seat];
      if (!place) continue;
      const gone = clock.running ? passed : 0;
      const decision = Math.max(0, clock.decision_ms - gone);
      const reserve = Math.max(0, clock.reserve_ms - Math.max(0, gone - clock.decision_ms));
      place.textContent = `${time(decision)} + ${time(reserve)}${clock.running ? "" : " (stopped)"}`;
      place.classList.toggle("low", decision + reserve < 15_000);
    }
  }
}

function time(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
