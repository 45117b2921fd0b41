// The connection to a table: it comes back by itself, and commands that were not answered are sent again with their old ids, so nothing is
// lost and nothing is done twice.

const VERSION = 1;
const WAIT_MS_MIN = 400;
const WAIT_MS_MAX = 15_000;

export class Link {
  /** `hear` is called with the kind and the body of every message but answers, `change` with whether the connection stands. */
  constructor(table, { hear, change, language, since }) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
    Object.assign(this, { hear, change, language, since });
    this.unanswered = new Map();
    this.failures = 0;
    this.isClosed = false;
    this.isWelcome = false;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.isWelcome = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const hello = { version: VERSION, since: this.since(), language: this.language() };
      socket.send(JSON.stringify({ hello }));
    });
    socket.addEventListener("message", (event) => socket === this.socket && this.read(event.data));
    socket.addEventListener("close", () => socket === this.socket && this.lost());
  }

  read(text) {
    const [kind, body] = Object.entries(JSON.parse(text))[0];
    if (kind === "answer") return this.answered(body);
    if (kind === "welcome") {
      this.failures = 0;
      this.isWelcome = true;
    }
    this.hear(kind, body);
    if (kind === "welcome") {
      this.change(true);
      for (const { message } of this.unanswered.values()) this.socket.send(message);
    }
  }

  answered({ id, result }) {
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    waiting?.resolve(result);
  }

  lost() {
    this.isWelcome = false;
    if (this.isClosed) return;
    this.change(false);
    const wait = Math.min(WAIT_MS_MAX, WAIT_MS_MIN * 2 ** this.failures++);
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Connects now instead of waiting. */
  hurry() {
    if (!this.isClosed && this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  /** Connects anew, such as with another language. */
  restart() {
    const old = this.socket;
    this.connect();
    old.close();
  }

  /** Gives up for good. */
  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** Asks for something to be done; the promise is the result, however often the connection breaks meanwhile. */
  command(command) {
    const id = newId();
    return this.send(id, { command: { id, command } });
  }

  /** Asks why a move, or any kind of move, is not possible. */
  why(seat, action) {
    const id = newId();
    return this.send(id, { why: { id, seat, action } });
  }

  send(id, message) {
    return new Promise((resolve) => {
      const text = JSON.stringify(message);
      this.unanswered.set(id, { message: text, resolve });
      if (this.isWelcome && this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }
}

/** `crypto.randomUUID` is missing where the page is not served over HTTPS. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
