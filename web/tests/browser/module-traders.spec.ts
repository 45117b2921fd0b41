/** Traders & Barbarians, played with the page. */
import { aroundOneDevice } from "../kit/around";
import { expect, test } from "../kit/test";

test("wagons, their loads and levels, and barbarians on paths", async ({ come }) => {
  test.setTimeout(360_000);
  const { page, player, heard, listed, until } = await aroundOneDevice(come, "Traders & Barbarians", "traders 1");

  // The wagon comes with the founding city.
  await until(["found_settlement"], { hasHappened: "wagon" });
  await expect(player.prompt).toContainText("city");
  await expect(page.getByRole("img", { name: /^wagon of / }).first()).toBeVisible();
  // There is no Longest Road, and nobody's road is measured.
  await expect(page.locator(".stat.lr")).toHaveCount(0);
  await player.sites.first().click();

  // At the end of a turn the wagon is driven; what a way costs stands beside it.
  await until(["drive_wagon", "stop_wagon"], { seat: 0 });
  await expect(player.prompt).toContainText("movement point");
  await expect(page.locator("g.notes text").first()).toBeVisible();
  await player.sites.first().click();
  await expect(player.log).toContainText("wagon");

  // A plaza loads it.
  await until(["roll"], { hasHappened: "loads", wishes: ["drive_wagon"] });
  await expect(player.log).toContainText("loads");

  // A level more.
  await until(["upgrade_wagon", "end_turn"], { seat: 0, wishes: ["drive_wagon"], goods: ["lumber", "ore", "wool"] });
  await page.locator("[data-act=upgrade_wagon]").click();
  await expect(player.log).toContainText("level 2");

  // A seven moves a barbarian: the one that goes, and the path where it goes.
  await until(["move_barbarian"]);
  await expect(player.prompt).toContainText("barbarian");
  await player.sites.first().click();
  await expect(player.prompt).toContainText("Choose where it goes");
  await player.sites.first().click();
  await expect(player.log).toContainText("barbarian");

  // The board in words has barbarians, wagons and plazas.
  await player.step();
  await page.keyboard.press("v");
  await expect(page.getByRole("dialog")).toContainText("Plazas");
  await expect(page.getByRole("dialog")).toContainText("wagon:");
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
