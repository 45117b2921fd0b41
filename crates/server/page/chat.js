// What people say at a table.

import { button, fill, h, panel } from "/dom.js";

const CHAT_CHARS_MAX = 300;

export class Chat {
  constructor(table) {
    this.table = table;
    this.lines = [];
    this.muted = new Set();
    this.list = h("ol", { class: "log chat", role: "log", "aria-label": "Chat", tabindex: "0" });
    this.text = h("input", { maxlength: CHAT_CHARS_MAX, "aria-label": "Say something", autocomplete: "off", required: true });
    const form = h("form", { class: "row", onsubmit: (event) => this.say(event) }, this.text, h("button", { class: "btn" }, "Say"));
    this.element = panel("Chat", this.list, form);
  }

  reset(lines, muted) {
    this.lines = lines;
    this.muted = new Set(muted);
  }

  /** A line that comes twice is one line. */
  add(line) {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines.push(line);
    this.show();
  }

  show() {
    const heard = this.lines.filter(({ guest }) => !this.muted.has(guest));
    const quiet = [...this.muted].map((guest) => h("li", { class: "dim" }, `${this.nameOf(guest)} is muted. `, this.muteButton(guest, false)));
    fill(this.list, heard.map((line) => this.line(line)), quiet);
    this.list.scrollTop = this.list.scrollHeight;
  }

  line({ guest, name, text, at }) {
    const isOwn = guest === this.table.me.id;
    return h("li", { title: new Date(at).toLocaleString() }, h("b", {}, `${name}: `), text, " ", !isOwn && this.muteButton(guest, true));
  }

  nameOf(guest) {
    return this.lines.findLast((line) => line.guest === guest)?.name ?? "Somebody";
  }

  muteButton(guest, muted) {
    const mute = async () => {
      const result = await this.table.command({ mute: { guest, muted } });
      if (result.failed) return;
      if (muted) this.muted.add(guest);
      else this.muted.delete(guest);
      this.show();
    };
    return button(muted ? "mute" : "hear again", mute, { class: "btn small quiet", "aria-label": `${muted ? "Mute" : "Hear"} ${this.nameOf(guest)}` });
  }

  async say(event) {
    event.preventDefault();
    const text = this.text.value.trim();
    if (text === "") return;
    this.text.value = "";
    const result = await this.table.command({ chat: { text } });
    if (result.failed && this.text.value === "") this.text.value = text;
  }
}
