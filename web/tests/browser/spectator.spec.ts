/** What somebody who only watches is told. */
import type { View } from "../../src/games/island/data";
import { Player } from "../kit/player";
import { expect, islandTable, sitDown, test } from "../kit/test";
import { messages } from "../kit/watch";

test("a spectator sees the game and nothing hidden", async ({ come }) => {
  const ania = await come("Ania");
  const table = await sitDown(ania, islandTable());
  const spectator = await come("Wanda");
  const heard = messages(spectator.page);
  await spectator.page.goto(`/t/${table}`);
  const player = new Player(ania.page);
  const { log } = new Player(spectator.page);
  await player.playUntil(async () => (await log.getByRole("listitem").count()) > 60);

  await expect(spectator.page.locator("[data-guide=hand]")).toHaveCount(0);
  await expect(spectator.page.locator("[data-guide=board]")).toBeVisible();
  await expect(spectator.page.locator("button.act")).toHaveCount(0);
  const updates = heard.flatMap((message) =>
    "update" in message
      ? [message.update]
      : "welcome" in message && message.welcome.update
        ? [message.welcome.update]
        : [],
  );
  expect(updates.length).toBeGreaterThan(10);
  for (const { looks } of updates) {
    expect(looks).toHaveLength(1);
    for (const { seat, view, actions, events } of looks) {
      expect(seat).toBeNull();
      expect((view as View).own).toBeNull();
      expect(actions).toEqual([]);
      for (const { data } of events) {
        if (typeof data !== "object" || data === null) continue;
        if ("bought" in data) expect(data.bought).toEqual([expect.any(Number), null]);
        if ("stole" in data) expect(data.stole).toMatchObject({ card: null });
      }
    }
  }
});
