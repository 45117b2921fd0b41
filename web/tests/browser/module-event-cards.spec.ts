/** Event Cards, played with the page. */
import { createTable } from "../kit/create";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

const SEATS = ["You", "You", "You", "You"];

test("two rounds with event cards: cards for dice, and what events ask, in turn and out of it", async ({ come }) => {
  test.setTimeout(360_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const table = await createTable(page, { chips: ["Event Cards"], seats: SEATS, seed: "cards 1" });
  const player = new Player(page);

  // The deck is full, and a card is drawn where dice would be thrown.
  await player.playUntil(() => page.getByText("Round 1").first().isVisible());
  await player.playToRoll();
  await expect(player.prompt).toContainText("Draw an event card");
  await expect(player.ready("Roll")).toContainText("Draw a card");
  const left = Number.parseInt(await player.ready("Roll").locator(".cost").innerText(), 10);
  await player.ready("Roll").click();
  await expect(player.log).toContainText(/turn up \d/);
  await expect(page.getByRole("region", { name: "Cards", exact: true })).toContainText(
    `${37 - left} drawn, ${left - 1} left`,
  );
  await player.playUntil(() => page.getByText("Round 3").first().isVisible());

  /** Goes on without looking until a seat is asked for something, and opens its cards. */
  const until = async (kinds: string[], more: { seat?: number; isOutOfTurn?: boolean; wishes?: string[] } = {}) => {
    await hurry(page, { table, until: kinds, goods: ["wool", "grain", "ore"], ...more });
    await page.getByRole("button", { name: /show my cards/ }).click();
  };

  // An earthquake in somebody else's turn: everybody is asked for a road of their own, on the island.
  await until(["damage_road"], { seat: 0, isOutOfTurn: true });
  await expect(player.prompt).toContainText("Earthquake");
  await expect(player.prompt).toContainText("Everybody damages a road of theirs");
  const card = page.locator("[data-guide=board] .face");
  await expect(card).toContainText("Earthquake");
  await card.getByRole("button").click();
  await expect(card).toContainText("Everybody damages");
  await player.sites.first().click();
  await expect(page.locator("article.player").first().getByTitle("1 damaged road")).toBeVisible();

  // It is repaired with a button in the place of the road's, and a click on the island.
  await until(["repair_road", "end_turn"], { seat: 0 });
  await expect(page.locator("[data-act=road]")).toHaveCount(0);
  await page.locator("[data-act=repair]").click();
  await expect(player.prompt).toContainText("Choose the road that you repair");
  await player.sites.first().click();
  await expect(player.log).toContainText(/repair a road/);
  await expect(page.locator("[data-act=road]")).toBeVisible();

  // A gift to the left: a card of the hand.
  await until(["give_left"], { seat: 0, isOutOfTurn: true });
  await expect(player.prompt).toContainText("Good neighbours");
  await page.locator("[data-guide=hand] button.card").first().click();
  await player.actions.getByRole("button", { name: /^Give Ania/ }).click();
  await expect(page.getByRole("button", { name: /show my cards/ })).toBeVisible();

  // A card from the bank, for a reason that the prompt tells.
  await until(["receive"], { isOutOfTurn: true });
  await expect(player.prompt).toContainText(/(Tournament|Calm Sea|Plentiful Year): take a card from the bank/);
  await player.actions.getByRole("button", { name: "ore", exact: true }).click();
  await player.actions.getByRole("button", { name: "Take ore" }).click();
  await expect(player.actions.getByRole("button", { name: "Take ore" })).toBeHidden();

  // Help for somebody with fewer points: the card first, then whom.
  await until(["help"], { wishes: ["build_settlement", "build_city"] });
  await expect(player.prompt).toContainText("Neighbourly help");
  await page.locator("[data-guide=hand] button.card").first().click();
  await player.actions.getByRole("button", { name: /^Give Ania/ }).click();

  // A draw from a hand.
  await until(["draw_from"], { wishes: ["play_knight", "buy_card"] });
  await expect(player.prompt).toContainText(/Conflict|Trade Advantage/);
  await player.actions
    .getByRole("button", { name: /^Draw from Ania/ })
    .first()
    .click();
  await expect(player.log).toContainText(/draw \d|draw .* from/);
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});
