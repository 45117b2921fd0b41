/** Caravans, played with the page. */
import { createTable } from "../kit/create";
import { handOf } from "../kit/hand";
import { hurry } from "../kit/hurry";
import { Player } from "../kit/player";
import { expect, test } from "../kit/test";
import { complaints, watchWords } from "../kit/watch";

const GOODS = ["brick", "lumber", "wool", "grain"];

test("two rounds with caravans: bids, named paths and a camel, in turn and out of it", async ({ come }) => {
  test.setTimeout(600_000);
  const { page } = await come("Ania");
  page.setDefaultTimeout(10_000);
  const heard = complaints(page);
  const listed = await watchWords(page);
  const seats = ["You", "You", "You", "You"];
  const table = await createTable(page, { chips: ["Caravans"], seats, seed: "caravans 1" });
  const player = new Player(page);
  await player.playUntil(() => page.getByText("Round 3").first().isVisible());
  const open = () => page.getByRole("button", { name: /show my cards/ }).click();
  const lay = player.actions.locator(".btn.primary");
  const camels = page.locator("[data-guide=board] [role=img][aria-label^=camel]");

  // Whoever is on turn has built: the vote begins with their bid. It is made with a card of the hand.
  await hurry(page, { table, seat: 0, until: ["bid"], wishes: ["build_settlement", "build_road"], goods: GOODS });
  await open();
  await expect(player.prompt).toContainText("Bid for the camel");
  const before = await camels.count();
  const left = page.getByTitle(/^Camels left/);
  const stock = Number(await left.innerText());
  expect(heard).toEqual([]);
  await lay.click();

  // The others follow out of turn: one lays a card with the stepper, one picks it in the hand, and so nobody decides alone.
  let bidders = 0;
  for (let seat = 1; seat < 4; seat += 1) {
    await open();
    const hand = await handOf(page);
    const cards = page.locator("[data-guide=hand] button.card");
    if (bidders < 2 && (await cards.count()) > 0) {
      if (bidders === 0)
        await player.actions
          .getByRole("button", { name: /^More: (wool|grain)/ })
          .first()
          .click();
      else await cards.first().click();
      await expect(lay).toHaveText("Lay 1 card: 1 vote");
      bidders += 1;
    } else expect(hand).toBeDefined();
    await lay.click();
  }
  expect(bidders, "two have laid a card").toBe(2);

  // Those who have laid cards name a path on the island, or abstain; votes are seen beside the places and on the panels.
  await open();
  await expect(player.prompt).toContainText("Name a path");
  await expect(page.getByTitle("1 vote for the camel")).toHaveCount(2);
  await player.sites.first().click();
  await open();
  await expect(player.prompt).toContainText("Name a path");
  await expect(page.locator(".notes text")).toHaveText("1");
  await expect(page.locator("[data-place][aria-label*='1 vote so far']")).toHaveCount(1);
  await page.getByRole("button", { name: "Abstain" }).click();

  // No path has the most votes, so the player on turn decides.
  await open();
  await expect(player.prompt).toContainText("Place the camel");
  await expect(player.prompt).toContainText("the player on turn decides");
  await player.sites.first().click();
  await expect(camels).toHaveCount(before + 1);
  await expect(player.log).toContainText("Vote on the camel");
  await expect(player.log).toContainText("A camel goes to");
  await open();
  await expect(left).toHaveText(String(stock - 1));
  expect(listed, "nothing is played from the list in words").toEqual([]);
  expect(heard).toEqual([]);
});

test("a building between camels is worth a point, on the panel and in the log", async ({ come }) => {
  test.setTimeout(120_000);
  const { page } = await come("Ania");
  const table = await createTable(page, { chips: ["Caravans"], seats: ["You", "You", "You", "You"], seed: "between" });
  await hurry(page, {
    table,
    until: ["roll"],
    hasHappened: "between",
    wishes: ["build_city", "build_settlement", "build_road"],
    goods: [...GOODS, "ore"],
  });
  await page.getByRole("button", { name: /show my cards/ }).click();
  await expect(page.getByTitle("Buildings between camels: +1").first()).toHaveText("+1");
  await expect(new Player(page).log).toContainText("between camels: +1 point");
});
