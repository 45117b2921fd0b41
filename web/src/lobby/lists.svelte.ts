/** The tables of the front page, asked for again every few seconds while somebody looks. */
import { api, ApiError } from "../lib/api";
import { forget, isKnown, me, recognise } from "../lib/me.svelte";
import type { TableLine } from "../protocol";

const AGAIN_MS = 4000;

export class Lists {
  /** Each is nothing until the server has answered. */
  open = $state.raw<TableLine[] | null>(null);
  mine = $state.raw<TableLine[] | null>(null);
  recent = $state.raw<TableLine[] | null>(null);
  isDown = $state(false);

  /** Asks now, again and again, and when the page is looked at anew. Returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.ask();
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }

  /** Asks once. */
  async ask(): Promise<void> {
    try {
      if (!isKnown()) await recognise();
      const mine = me() === null ? Promise.resolve([]) : api.myTables();
      [this.open, this.recent, this.mine] = await Promise.all([api.openTables(), api.recent(), mine]);
      this.isDown = false;
    } catch (error) {
      if (error instanceof ApiError && error.code === "NO_GUEST") forget();
      else this.isDown = true;
    }
  }
}
