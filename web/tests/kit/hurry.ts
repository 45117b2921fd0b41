/** Moves that a test does not look at: made at once, over a connection beside that of the page. */
import type { Page } from "@playwright/test";
import type { View } from "../../src/games/island/data";
import { VERSION, type ClientMessage, type ServerMessage, type Update } from "../../src/protocol";

export interface Hurry {
  table: string;
  /** The seat that is to be asked in the end; any, without it. */
  seat?: number;
  /** What must be possible then: kinds of moves, all of them. */
  until: string[];
  /** Somebody else must be on turn. */
  isOutOfTurn?: boolean;
  /** A word of the notation in which something is told that must have happened. */
  hasHappened?: string;
  /** How many moves must have been made at least. */
  moves?: number;
  /** Kinds of moves that are made as soon as they are possible, the dearest first. */
  wishes?: string[];
  /** What the bank is asked for when a wish is not possible, each kind as often as it is needed. */
  goods?: string[];
}

/**
 * Plays every seat of the guest on this page until one of them has certain moves. Of what must be done something is done, by numbers that
 * are the same in every run. The page waits elsewhere meanwhile, so that it need not draw all of that, and comes back.
 */
export async function hurry(page: Page, wanted: Hurry): Promise<void> {
  await page.goto("/settings");
  await page.evaluate(
    ({
      table,
      seat = null,
      until,
      isOutOfTurn = false,
      hasHappened = "",
      moves = 0,
      wishes = [],
      goods = [],
      version,
    }) => {
      const isOptional = (kind: string) => /^(play_|build_|buy_|bank_|offer|claim_)/.test(kind);
      const start = Date.now();
      let state = 7;
      let isTold = hasHappened === "";
      const some = <T>(list: T[]): T | undefined => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
        return list[(state >>> 8) % Math.max(1, list.length)];
      };
      /** A trade with the bank for a good that is lacking, with what is not needed or is there in plenty. */
      const helps = (data: unknown, hand: Record<string, number>) => {
        const trade = (data as { bank_trade?: { want: string; give: Record<string, number> } }).bank_trade;
        const wanted = (good: string) => goods.filter((each) => each === good).length;
        if (!trade || (hand[trade.want] ?? 0) >= wanted(trade.want)) return false;
        return Object.entries(trade.give).every(([good, count]) => (hand[good] ?? 0) - count >= wanted(good));
      };
      const choose = (look: Update["looks"][number]) => {
        const of = (isRight: (kind: string, data: unknown) => boolean) =>
          look.actions.filter(({ kind, data }) => isRight(kind, data));
        if (seat === null || look.seat === seat) {
          const wish = wishes.find((wish) => of((kind) => kind === wish).length > 0);
          if (wish !== undefined) return some(of((kind) => kind === wish));
          const { hand } = (look.view as View).own ?? { hand: {} };
          const trades = of((_, data) => helps(data, hand));
          if (trades.length > 0) return some(trades);
        }
        const goesOn = of((kind) => kind === "roll" || kind === "end_turn");
        if (goesOn.length > 0) return some(goesOn);
        return some(of((kind) => !isOptional(kind))) ?? some(look.actions);
      };
      return new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
        const end = (failure?: string) => {
          socket.close();
          if (failure === undefined) resolve();
          else reject(new Error(failure));
        };
        socket.onopen = () => send({ hello: { version, since: null, language: "en" } });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          if ("answer" in message && "failed" in message.answer.result) {
            const { code, message: why } = message.answer.result.failed;
            // Somebody else was quicker: the next position tells what is to be done now.
            return code === "STALE" ? undefined : end(why);
          }
          const update = "update" in message ? message.update : "welcome" in message ? message.welcome.update : null;
          if (!update) return;
          isTold ||= update.looks.some(({ events }) => events.some(({ text }) => text.includes(hasHappened)));
          if ("over" in update.waiting) return end("the game ended before it came to that");
          const waiting = "seats" in update.waiting ? update.waiting.seats : [];
          const look = update.looks.find((look) => look.seat !== null && waiting.includes(look.seat));
          if (!look || look.seat === null) return;
          const kinds = new Set(look.actions.map(({ kind }) => kind));
          const isRightTurn = !isOutOfTurn || (look.view as View).public.turn !== look.seat;
          const isThere = (seat === null || look.seat === seat) && update.number >= moves && isRightTurn && isTold;
          if (isThere && until.every((kind) => kinds.has(kind))) return end();
          const action = choose(look)?.action;
          if (action === undefined) return end(`nothing to be done among ${[...kinds].join(" ")}`);
          const act = { seat: look.seat, expected: update.number, action };
          send({ command: { id: `hurry-${start}-${update.number}`, command: { act } } });
        };
      });
    },
    { ...wanted, version: VERSION },
  );
  await page.goto(`/t/${wanted.table}`);
}
