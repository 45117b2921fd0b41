/** Two people who trade. */
import type { Locator, Page } from "@playwright/test";
import { handOf, type Hand } from "../kit/hand";
import { Player } from "../kit/player";
import { expect, sitTogether, test } from "../kit/test";

const GOODS = ["brick", "lumber", "wool", "grain", "ore"];

/** What one can give two of, and the other one of in return. */
function swap(giver: Hand, other: Hand): [string, string] | null {
  for (const gives of GOODS.filter((good) => (giver[good] ?? 0) >= 2)) {
    const wants = GOODS.find((good) => good !== gives && (other[good] ?? 0) > 0);
    if (wants) return [gives, wants];
  }
  return null;
}

function stepper(page: Page, name: string): Locator {
  return page.locator("[data-guide=trade]").getByRole("button", { name: `More: ${name}`, exact: true });
}

test("an offer is countered, and the counter-offer is taken", async ({ come }) => {
  test.setTimeout(300_000);
  const ania = await come("Ania");
  const mirela = await come("Mirela");
  const options = "players 2\nphases combined";
  await sitTogether(ania, mirela, { seats: ["me", "empty"], options, seed: "counter-offer" });
  const [a, m] = [new Player(ania.page), new Player(mirela.page)];
  // Both play until Ania, on turn, holds two cards of a kind and Mirela one of another.
  const isReady = async () =>
    (await a.ready("End turn").isVisible()) && swap(await handOf(ania.page), await handOf(mirela.page)) !== null;
  while (!(await isReady())) {
    const moved = (await a.step()) || (await m.step());
    if (!moved) await ania.page.waitForTimeout(20);
  }

  const before = { a: await handOf(ania.page), m: await handOf(mirela.page) };
  const [gives, wants] = swap(before.a, before.m) ?? ["", ""];
  await stepper(ania.page, `${gives} to give`).click();
  await stepper(ania.page, `${wants} to get`).click();
  await ania.page.getByRole("button", { name: /^Offer/ }).click();

  const answer = m.actions;
  await expect(answer.getByRole("button", { name: "Counter-offer" })).toBeVisible();
  await answer.getByRole("button", { name: "Counter-offer" }).click();
  // The offer, turned round, is there to be changed: one card more is wanted.
  await stepper(mirela.page, `${gives} to get`).click();
  await mirela.page.getByRole("button", { name: /^Offer/ }).click();

  const offers = ania.page.locator("[data-guide=trade]");
  await expect(offers.getByText("counter-offer")).toBeVisible();
  await offers.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => handOf(ania.page)).toMatchObject({ [gives]: (before.a[gives] ?? 0) - 2 });
  await expect.poll(() => handOf(mirela.page)).toMatchObject({ [gives]: (before.m[gives] ?? 0) + 2 });
  expect(await handOf(ania.page)).toMatchObject({ [wants]: (before.a[wants] ?? 0) + 1 });
});
