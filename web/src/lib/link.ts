/**
 * The connection to a table. It comes back by itself, and commands that were not answered are sent again with their old ids, so nothing
 * is lost and nothing is done twice.
 */
import {
  VERSION,
  type Answer,
  type ChatLine,
  type ClientMessage,
  type Command,
  type Failure,
  type Outcome,
  type ServerMessage,
  type TableInfo,
  type Update,
  type Welcome,
} from "../protocol";

const WAIT_MS_MIN = 400;
const WAIT_MS_MAX = 15_000;

/** What a connection tells the one who uses it. */
export interface Listener {
  welcome(welcome: Welcome): void;
  table(table: TableInfo): void;
  update(update: Update): void;
  chat(line: ChatLine): void;
  error(failure: Failure): void;
  /** The connection stands, or does not. */
  connected(isUp: boolean): void;
  /** How long an answer took, in milliseconds. */
  latency(ms: number): void;
  /** The last position the listener knows. */
  since(): number | null;
  language(): string;
}

interface Unanswered {
  text: string;
  sentAt: number | null;
  resolve(outcome: Outcome): void;
}

function addressOf(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class Link {
  private address: string;
  private readonly unanswered = new Map<string, Unanswered>();
  private socket!: WebSocket;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isClosed = false;
  private isWelcome = false;
  private readonly hurry = () => {
    if (!this.isClosed && this.socket.readyState === WebSocket.CLOSED) this.connect();
  };
  private readonly looked = () => {
    if (document.visibilityState === "visible") this.hurry();
  };

  constructor(
    table: string,
    private readonly listener: Listener,
  ) {
    this.address = addressOf(table);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.looked);
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.isWelcome = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const { listener } = this;
      this.write(socket, {
        hello: { version: VERSION, since: listener.since(), language: listener.language() },
      });
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.read(String(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.socket) this.lost();
    });
  }

  private write(socket: WebSocket, message: ClientMessage): void {
    socket.send(JSON.stringify(message));
  }

  private read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if ("answer" in message) this.answered(message.answer);
    else if ("welcome" in message) this.welcomed(message.welcome);
    else if ("table" in message) this.listener.table(message.table);
    else if ("update" in message) this.listener.update(message.update);
    else if ("chat" in message) this.listener.chat(message.chat);
    else this.listener.error(message.error);
  }

  private welcomed(welcome: Welcome): void {
    this.failures = 0;
    this.isWelcome = true;
    // Whoever came by a readable link comes back by the other one: only guests who guess are kept waiting.
    this.address = addressOf(welcome.table.id);
    this.listener.welcome(welcome);
    this.listener.connected(true);
    for (const waiting of this.unanswered.values()) this.sendNow(waiting);
  }

  private answered({ id, result }: Answer): void {
    const waiting = this.unanswered.get(id);
    if (!waiting) return;
    this.unanswered.delete(id);
    if (waiting.sentAt !== null) this.listener.latency(performance.now() - waiting.sentAt);
    waiting.resolve(result);
  }

  private lost(): void {
    this.isWelcome = false;
    if (this.isClosed) return;
    this.listener.connected(false);
    const wait = Math.min(WAIT_MS_MAX, WAIT_MS_MIN * 2 ** this.failures++);
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Connects anew, such as with another language. */
  restart(): void {
    const old = this.socket;
    this.connect();
    old.close();
  }

  /** Gives up for good. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.looked);
    this.socket.close();
  }

  /** Asks for something to be done; the promise is the result, however often the connection breaks meanwhile. */
  command(command: Command): Promise<Outcome> {
    const id = newId();
    return this.send(id, { command: { id, command } });
  }

  /** Asks why a move is not possible. */
  why(seat: number, action: string): Promise<Outcome> {
    const id = newId();
    return this.send(id, { why: { id, seat, action } });
  }

  private send(id: string, message: ClientMessage): Promise<Outcome> {
    return new Promise((resolve) => {
      const waiting: Unanswered = { text: JSON.stringify(message), sentAt: null, resolve };
      this.unanswered.set(id, waiting);
      if (this.isWelcome && this.socket.readyState === WebSocket.OPEN) this.sendNow(waiting);
    });
  }

  private sendNow(waiting: Unanswered): void {
    waiting.sentAt = performance.now();
    this.socket.send(waiting.text);
  }
}

/** `crypto.randomUUID` is missing where the page is not served over HTTPS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
