/** A server of its own for tests, in a folder that is gone afterwards. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BINARY = process.env["STEADING_BINARY"] ?? "../target/debug/steading";
const READY_MS_MAX = 20_000;

export class Server {
  private child: ChildProcess | null = null;

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly folder: string,
    private readonly extra: string[],
  ) {}

  /** Starts a server. Bots do not wait, and nothing is limited that a test does more often than people. */
  static async start(...extra: string[]): Promise<Server> {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), "steading-browser-"));
    const server = new Server(`http://127.0.0.1:${port}`, port, folder, extra);
    await server.up();
    return server;
  }

  /** Starts the server again where it was, with everything it has kept. */
  async up(): Promise<void> {
    const usual = {
      "--bot-pace": "5",
      "--bot-patience": "2500",
      "--away": "1",
      "--requests-per-second": "0",
      "--guests-per-hour": "0",
      "--messages-per-second": "0",
    };
    const options = Object.entries(usual).filter(([name]) => !this.extra.includes(name));
    this.child = spawn(
      BINARY,
      ["serve", "--addr", `127.0.0.1:${this.port}`, "--data", this.folder, ...options.flat(), ...this.extra],
      {
        stdio: "ignore",
      },
    );
    const start = Date.now();
    while (Date.now() - start < READY_MS_MAX) {
      if (this.child.exitCode !== null) throw new Error(`the server ended with ${this.child.exitCode}`);
      if (
        await fetch(`${this.url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await sleep(50);
    }
    throw new Error("the server was not ready in time");
  }

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
