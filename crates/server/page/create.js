// The form for a new table. What may be chosen, and why something may not, is the server's word.

import { api } from "/api.js";
import { checkbox, field, fill, h, notify, select, words } from "/dom.js";

export async function showCreate(place) {
  const games = await api.games();
  const form = new CreateForm(games);
  fill(place, form.element);
  await form.chooseGame(games[0].name);
  addEventListener("steading-language", () => form.refresh());
}

class CreateForm {
  constructor(games) {
    this.games = games;
    /** Only what differs from the official value; the server completes the rest. */
    this.chosen = new Map();
    this.wishes = [];
    this.game = select(games.map(({ name }) => name), games[0].name, { onchange: () => this.chooseGame(this.game.value) });
    this.options = h("div", { class: "options" });
    this.problems = h("ul", { class: "problems", "aria-live": "polite" });
    this.seats = h("div", { class: "options" });
    this.clock = clockFields();
    this.visibility = select([{ value: "open", label: "open: everybody finds it" }, { value: "private", label: "private: by link only" }], "open");
    this.spectators = checkbox("People may watch", { checked: true });
    this.seed = h("input", { autocomplete: "off", maxlength: 64 });
    this.startNow = checkbox("Start at once", {});
    this.submit = h("button", { class: "btn primary" }, "Make the table");
    this.element = h(
      "form",
      { class: "stack", onsubmit: (event) => this.create(event) },
      field("Game", this.game),
      h("details", { open: true }, h("summary", {}, "Options"), this.options),
      this.problems,
      h("fieldset", {}, h("legend", {}, "Seats"), this.seats),
      this.clock.element,
      field("Who finds it", this.visibility),
      this.spectators,
      h("details", {}, h("summary", {}, "Seed"), field("For study: chance that can be foretold", this.seed, "Leave it empty to play: a secret is drawn, and shown at the end.")),
      this.startNow,
      this.submit,
    );
  }

  async chooseGame(name) {
    this.description = this.games.find((game) => game.name === name);
    this.chosen.clear();
    await this.refresh();
  }

  optionLines() {
    const line = ([key, value]) => (value.includes("\n") ? `${key}\n${value.replace(/^/gm, "  ")}\n` : `${key} ${value}\n`);
    return [...this.chosen].map(line).join("");
  }

  async refresh(undo = () => {}) {
    try {
      const answer = await api.choices(this.description.name, this.optionLines());
      notify("");
      this.show(answer);
    } catch (error) {
      undo();
      notify(error.message, true);
    }
  }

  async choose(choice, value) {
    const before = this.chosen.get(choice.key);
    if (value.trim() === "") this.chosen.delete(choice.key);
    else this.chosen.set(choice.key, value.trim());
    await this.refresh(() => (before === undefined ? this.chosen.delete(choice.key) : this.chosen.set(choice.key, before)));
  }

  show({ choices, seats, refusals }) {
    const focused = document.activeElement?.dataset?.key;
    fill(this.options, choices.map((choice) => this.choiceField(choice)));
    if (focused) this.options.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    fill(this.problems, refusals.map(({ sentence, rule }) => h("li", {}, sentence, rule && ` [${rule}]`)));
    this.submit.disabled = refusals.length > 0;
    if (seats.length > 0) this.showSeats(seats);
  }

  choiceField(choice) {
    const title = choice.idle ? "This changes nothing beside the other options." : null;
    const control = this.control(choice);
    const element = field(words(choice.key), control, choice.rule && choice.value !== choice.default ? `see ${choice.rule}` : null);
    if (control.tagName === "FIELDSET") element.querySelector("label").hidden = true;
    if (choice.idle) element.classList.add("idle");
    if (title) element.title = title;
    return element;
  }

  control(choice) {
    const data = { "data-key": choice.key };
    const changed = (event) => this.choose(choice, event.target.value);
    if (choice.kind === "flag") return select(["off", "on"], choice.value, { ...data, onchange: changed });
    if (choice.kind === "text") return h("textarea", { ...data, rows: choice.value.includes("\n") ? 5 : 1, value: choice.value, onchange: changed });
    if (choice.kind.one) return select(choice.kind.one.map(option), choice.value, { ...data, onchange: changed });
    if (choice.kind.many) return this.manyControl(choice, choice.kind.many);
    return numberControl(choice, choice.kind.number, { ...data, onchange: changed });
  }

  manyControl(choice, values) {
    const now = new Set(choice.value.split(/\s+/));
    const changed = () => {
      const picked = boxes.filter((box) => box.querySelector("input").checked).map((box) => box.dataset.value);
      this.choose(choice, picked.join(" ") || "none");
    };
    const boxes = values.map(({ value, refusal }) => {
      const isOn = now.has(value);
      const box = checkbox(words(value), { checked: isOn, disabled: refusal !== null && !isOn, title: refusal?.sentence, onchange: changed, "data-key": `${choice.key} ${value}` });
      box.dataset.value = value;
      return box;
    });
    return h("fieldset", {}, h("legend", {}, words(choice.key)), boxes);
  }

  showSeats(names) {
    const kinds = [
      { value: "me", label: "me" },
      { value: "empty", label: "open" },
      ...this.description.bots.map((level) => ({ value: `bot ${level}`, label: `bot: ${level}` })),
    ];
    fill(
      this.seats,
      names.map((name, index) => {
        this.wishes[index] ??= index === 0 ? "me" : "empty";
        const control = select(kinds, this.wishes[index], { onchange: (event) => (this.wishes[index] = event.target.value) });
        if (control.value === "") this.wishes[index] = control.value = "empty";
        return field(name, control);
      }),
    );
    this.seatCount = names.length;
  }

  async create(event) {
    event.preventDefault();
    const wish = (text) => (text.startsWith("bot ") ? { bot: { level: text.slice(4) } } : text);
    try {
      const { table } = await api.createTable({
        game: this.description.name,
        options: this.optionLines(),
        visibility: this.visibility.value,
        spectators: this.spectators.querySelector("input").checked,
        clock: this.clock.value(),
        seats: this.wishes.slice(0, this.seatCount).map(wish),
        seed: this.seed.value.trim() || null,
        start: this.startNow.querySelector("input").checked,
      });
      location.assign(`/t/${encodeURIComponent(table)}`);
    } catch (error) {
      notify(error.message, true);
    }
  }
}

function option({ value, refusal }) {
  return { value, label: words(value), disabled: refusal !== null, title: refusal?.sentence };
}

function numberControl(choice, { low, high, words: also }, attributes) {
  if (also.length === 0) return h("input", { ...attributes, type: "number", min: low, max: high, value: choice.value });
  const list = h("datalist", { id: `words-${choice.key}` }, also.map((word) => h("option", { value: word })));
  document.getElementById(list.id)?.remove();
  document.body.append(list);
  return h("input", { ...attributes, list: list.id, value: choice.value, title: `${low} to ${high}, or ${also.join(", ")}` });
}

/** How long decisions may take. */
export function clockFields(policy = "off") {
  const { seconds = 60, reserve = 300 } = policy.decision ?? {};
  const kind = select([{ value: "off", label: "off" }, { value: "decision", label: "for each decision" }], policy === "off" ? "off" : "decision");
  const perDecision = h("input", { type: "number", min: 5, max: 3600, value: seconds });
  const inReserve = h("input", { type: "number", min: 0, max: 7200, value: reserve });
  const details = h("div", { class: "options" }, field("Seconds for each", perDecision), field("Seconds in reserve", inReserve));
  const showDetails = () => (details.hidden = kind.value === "off");
  kind.addEventListener("change", showDetails);
  showDetails();
  return {
    element: h("div", { class: "stack" }, field("Clock", kind), details),
    value: () =>
      kind.value === "off" ? "off" : { decision: { seconds: Number(perDecision.value), reserve: Number(inReserve.value) } },
  };
}
