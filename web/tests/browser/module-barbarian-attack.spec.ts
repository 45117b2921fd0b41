/** Barbarian Attack, played with the page. */
import { aroundOneDevice } from "../kit/around";
import { expect, test } from "../kit/test";

test("landings, knights on paths, their march and prisoners", async ({ come }) => {
  test.setTimeout(360_000);
  const { page, player, heard, listed, until } = await aroundOneDevice(come, "Barbarian Attack", "attack 1");

  // The second thing that everybody founds is a city.
  await until(["found_settlement"], { hasHappened: "city" });
  await expect(player.prompt).toContainText("city");
  await player.sites.first().click();

  // A card is carried out as soon as it is bought: here a knight is placed, by a place on the island.
  await until(["muster_knight"], { wishes: ["buy_card"], goods: ["ore", "wool", "grain"] });
  await expect(player.prompt).toContainText(/Knighthood|Black Knight/);
  await player.sites.first().click();
  await expect(player.log).toContainText("knight");

  // At the end of a turn it has to leave the castle; the steps stand beside the paths.
  await until(["send_knight"], { wishes: ["buy_card"], goods: ["ore", "wool", "grain"] });
  await expect(player.prompt).toContainText(/knight|goes/);
  await player.playUntil(async () => !(await page.locator("section.focus[data-guide=actions]").isVisible()));

  // Whoever builds lets barbarians land.
  await until(["end_turn"], { hasHappened: "landing:", wishes: ["build_settlement", "build_city", "build_road"] });
  await expect(player.log).toContainText("Barbarians land");

  // Knights win a coast back.
  await until(["end_turn"], {
    hasHappened: "is won against",
    wishes: ["buy_card"],
    goods: ["ore", "wool", "grain"],
  });
  await expect
    .poll(async () => {
      const earlier = player.log.getByRole("button", { name: "Show earlier" });
      if (await earlier.isVisible()) await earlier.dispatchEvent("click");
      return player.log.innerText();
    })
    .toContain("The knights win");

  // The board in words has barbarians and knights.
  await page.keyboard.press("v");
  await expect(page.getByRole("dialog")).toContainText("Barbarians");
  await expect(page.getByRole("dialog")).toContainText("knights:");
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
