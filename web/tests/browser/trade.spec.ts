/** Two people who trade. */
import { Player } from "../kit/player";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";

test("an offer is countered, and the counter-offer is taken", async ({ come }) => {
  test.setTimeout(180_000);
  const ania = await come("Ania");
  const mirela = await come("Mirela");
  const id = await sitDown(ania, islandTable({ seats: ["me", "empty", bot], options: "players 3\nphases combined", start: false }));
  await mirela.page.goto(`/t/${id}`);
  await mirela.page.getByRole("button", { name: /^Sit/ }).first().click();
  await mirela.page.getByRole("button", { name: /[Rr]eady/ }).first().click();
  await ania.page.getByRole("button", { name: /^Start/ }).click();

  const a = new Player(ania.page);
  const m = new Player(mirela.page);
  await Promise.all([a.found(), m.playUntil(async () => a.ready("Roll").or(a.ready("End turn")).first().isVisible())]);
});
