/** What a page sends, receives and shifts while a test plays. */
import type { Page } from "@playwright/test";
import type { ServerMessage } from "../../src/protocol";

/** Everything that comes over the sockets of a page from now on. */
export function messages(page: Page): ServerMessage[] {
  const heard: ServerMessage[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      if (typeof payload === "string") heard.push(JSON.parse(payload) as ServerMessage);
    });
  });
  return heard;
}

/** Complaints of the page: errors that nobody caught, and what is written to the console as an error. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(message.text());
  });
  return heard;
}

/** Adds up how much of the page moves without anybody having asked for it, as browsers measure it. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { steadingShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { steadingShifts: { sum: number } }).steadingShifts.sum);
}
