/** Cities & Knights, played with the page. */
import { aroundOneDevice } from "../kit/around";
import { expect, test } from "../kit/test";

test("knights, improvements, progress cards and barbarians, in turn and out of it", async ({ come }) => {
  test.setTimeout(360_000);
  const { page, player, heard, listed, until } = await aroundOneDevice(come, "Cities & Knights", "knights 1");

  // The second thing that everybody founds is a city; three dice are thrown.
  await until(["found_settlement"], { hasHappened: "city" });
  await expect(player.prompt).toContainText("city");
  await player.sites.first().click();
  await until(["roll"], { seat: 0 });
  await player.ready("Roll").click();
  await expect(player.log).toContainText(/ship|gate/);

  // A level of the city plan.
  await until(["improve", "end_turn"], { seat: 0 });
  await page.locator("[data-act=improve]").click();
  await expect(player.prompt).toContainText("What do you improve?");
  await player.actions.getByRole("button").first().click();
  await expect(player.log).toContainText("improve");

  // A knight is built and wakes.
  await until(["build_knight", "end_turn"], { seat: 0, goods: ["wool", "ore", "grain"] });
  const own = page.locator("article.player").first();
  await page.locator("[data-act=knight]").click();
  await expect(player.prompt).toContainText("knight");
  await player.sites.first().click();
  await expect(own.getByTitle("Strength of the knights: 0 active of 1")).toBeVisible();
  await until(["activate_knight", "end_turn"], { seat: 0, goods: ["grain"] });
  await page.locator("[data-act=activate]").click();
  await player.sites.first().click();
  await expect(player.log).toContainText("activate");

  // Knights hold the island, and improvements bring somebody a card too many in another's turn.
  await until(["drop_card"], {
    wishes: ["improve", "activate_knight", "build_knight", "build_city"],
    goods: ["wool", "ore", "grain", "cloth", "coin", "paper"],
    isOutOfTurn: true,
  });
  await expect(player.prompt).toContainText("card");
  await player.actions.getByRole("button").first().click();

  // The barbarians land, and the log tells of the battle.
  await until(["end_turn"], { hasHappened: "barbarians" });
  await expect(player.log).toContainText(/The (barbarians|knights) win/);

  // The board in words has the knights.
  await page.keyboard.press("v");
  await expect(page.getByRole("dialog")).toContainText("knight");
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
