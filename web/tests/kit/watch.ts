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

/** What the list of moves in words has offered from now on: it is there for what no part of a table offers. */
export async function watchWords(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("steadingListed", (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { steadingListed: (text: string) => void }).steadingListed;
    new MutationObserver(() => {
      const list = document.querySelector("section.others");
      if (list) tell(list.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

/** What moved without anybody having asked for it: how much, as browsers measure it, and what it was. */
export interface Shift {
  value: number;
  what: string;
}

/** Watches what moves on a page. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { steadingShifts: shifts });
    type Moved = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.getAttribute("class")}` : "?";
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Moved[]) {
        if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => name(node)).join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { steadingShifts: Shift[] }).steadingShifts);
}
