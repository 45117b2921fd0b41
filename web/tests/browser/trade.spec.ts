/** Two people who trade. */
import type { Locator, Page } from "@playwright/test";
import { handOf, type Hand } from "../kit/hand";
import { Player } from "../kit/player";
import { expect, sitTogether, test } from "../kit/test";

const GOODS = ["brick", "lumber", "wool", "grain", "ore"];

/** What one can give so many of, and the other one of in return. */
function swap(giver: Hand, other: Hand, count: number): [string, string] | null {
  for (const gives of GOODS.filter((good) => (giver[good] ?? 0) >= count)) {
    const wants = GOODS.find((good) => good !== gives && (other[good] ?? 0) > 0);
    if (wants) return [gives, wants];
  }
  return null;
}

function panel(page: Page): Locator {
  return page.locator("section[data-guide=trade]");
}

function stepper(page: Page, name: string): Locator {
  return panel(page).getByRole("button", { name: `More: ${name}`, exact: true });
}

test("offers are made with cards of the hand, countered, put aside and declined for a whole turn", async ({ come }) => {
  test.setTimeout(300_000);
  const ania = await come("Ania");
  const mirela = await come("Mirela");
  const options = "players 2\nphases combined";
  await sitTogether(ania, mirela, { seats: ["me", "empty"], options, seed: "counter-offer" });
  const [a, m] = [new Player(ania.page), new Player(mirela.page)];

  /** Both play until Ania, on turn, holds so many cards of a kind and Mirela one of another. */
  async function until(count: number): Promise<{ gives: string; wants: string }> {
    for (;;) {
      const isReady = await a.ready("End turn").isVisible();
      const found = isReady ? swap(await handOf(ania.page), await handOf(mirela.page), count) : null;
      if (found) return { gives: found[0], wants: found[1] };
      if (!((await a.step()) || (await m.step()))) await ania.page.waitForTimeout(20);
    }
  }

  /** What both hold while Mirela is asked, so that both pages have seen everything before. */
  async function held(): Promise<{ a: Hand; m: Hand }> {
    await expect(m.prompt).toContainText("Ania offers you");
    // What is picked for an offer is not counted, so Ania's page has to know that hers was made.
    await expect(ania.page.locator("[data-guide=hand] button[data-good]")).toHaveCount(0);
    return { a: await handOf(ania.page), m: await handOf(mirela.page) };
  }

  /** Ania offers one for one. */
  async function offer({ gives, wants }: { gives: string; wants: string }) {
    await stepper(ania.page, `${gives} to give`).click();
    await stepper(ania.page, `${wants} to get`).click();
    await panel(ania.page)
      .getByRole("button", { name: /^Offer/ })
      .click();
  }

  await test.step("a click on a card gives it, a right click takes it back, and the deal is closed where the action is", async () => {
    const { gives, wants } = await until(2);
    await ania.page.keyboard.press("t");
    const card = ania.page.locator("[data-guide=hand]").getByRole("button", { name: `${gives}, in your offer` });
    await card.click();
    await card.click();
    await card.click({ button: "right" });
    await stepper(ania.page, `${wants} to get`).click();
    await panel(ania.page)
      .getByRole("button", { name: /^Offer/ })
      .click();
    const before = await held();
    await m.actions.getByRole("button", { name: "Accept" }).click();
    await expect(a.prompt).toContainText("Mirela agrees: close the deal");
    await a.actions.getByRole("button", { name: "Trade with Mirela" }).click();
    await expect.poll(() => handOf(ania.page)).toMatchObject({ [gives]: (before.a[gives] ?? 0) - 1 });
    expect(await handOf(ania.page)).toMatchObject({ [wants]: (before.a[wants] ?? 0) + 1 });
  });

  await test.step("a counter-offer changes the prompt, and is put aside for the turn", async () => {
    const found = await until(1);
    await offer(found);
    await m.actions.getByRole("button", { name: "Counter-offer" }).click();
    // The offer, turned round, is there to be changed: two cards more are wanted. What is put aside stays so for the turn, and what Mirela
    // wants in the end may be in the same one, so it is less.
    await stepper(mirela.page, `${found.gives} to get`).click();
    await stepper(mirela.page, `${found.gives} to get`).click();
    await panel(mirela.page)
      .getByRole("button", { name: /^Offer/ })
      .click();
    await expect(a.prompt).toContainText(/Mirela wants .*instead/);
    await a.actions.getByRole("button", { name: "Not this turn" }).click();
    await expect(a.ready("End turn")).toBeVisible();
    await expect(panel(ania.page)).not.toContainText("Mirela gives");
  });

  await test.step("one press declines everything until the turn is over, or until it is taken back", async () => {
    const found = await until(1);
    await offer(found);
    await m.actions.getByRole("button", { name: "Decline all this turn" }).click();
    await expect(a.ready("End turn")).toBeVisible();
    // The next offer is declined without anybody being asked.
    await offer(found);
    await expect(a.log).toContainText(/Mirela declines[^]*Mirela declines/);
    await expect(a.ready("End turn")).toBeVisible();
    const pill = panel(mirela.page).getByRole("button", { name: /declining all this turn/i });
    await pill.click();
    await offer(found);
    await expect(m.actions.getByRole("button", { name: "Accept" })).toBeVisible();
    await m.actions.getByRole("button", { name: "Decline", exact: true }).click();
    // Both pages are past it before anything else is offered.
    await expect(m.actions.getByRole("button", { name: "Accept" })).toHaveCount(0);
    await expect(a.log).toContainText(/Mirela declines[^]*Mirela declines[^]*Mirela declines/);
  });

  await test.step("a counter-offer is taken", async () => {
    const { gives, wants } = await until(2);
    await offer({ gives, wants });
    const before = await held();
    await m.actions.getByRole("button", { name: "Counter-offer" }).click();
    await stepper(mirela.page, `${gives} to get`).click();
    await panel(mirela.page)
      .getByRole("button", { name: /^Offer/ })
      .click();
    await a.actions.getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => handOf(ania.page)).toMatchObject({ [gives]: (before.a[gives] ?? 0) - 2 });
    await expect.poll(() => handOf(mirela.page)).toMatchObject({ [gives]: (before.m[gives] ?? 0) + 2 });
    expect(await handOf(ania.page)).toMatchObject({ [wants]: (before.a[wants] ?? 0) + 1 });
  });
});

test("a deal is closed, and a counter-offer countered on a phone, while somebody else is still silent", async ({
  come,
}) => {
  test.setTimeout(300_000);
  const ania = await come("Ania", { viewport: { width: 390, height: 844 } });
  const mirela = await come("Mirela");
  const cleo = await come("Cleo");
  const options = "players 3\ncolours red blue white\nphases combined\nfirst_player red";
  await sitTogether(ania, [mirela, cleo], { seats: ["me", "empty", "empty"], options, seed: "silent" });
  const [a, m, c] = [ania, mirela, cleo].map(({ page }) => new Player(page)) as [Player, Player, Player];
  const tab = (name: RegExp) => ania.page.getByRole("navigation").getByRole("button", { name });

  let found: [string, string] | null = null;
  while (found === null) {
    const isReady = await a.ready("End turn").isVisible();
    found = isReady ? swap(await handOf(ania.page), await handOf(mirela.page), 2) : null;
    if (found || (await a.step()) || (await m.step()) || (await c.step())) continue;
    await ania.page.waitForTimeout(20);
  }
  const [gives, wants] = found;
  const before = await handOf(ania.page);
  await tab(/^Trade/).click();
  await stepper(ania.page, `${gives} to give`).click();
  await stepper(ania.page, `${wants} to get`).click();
  await panel(ania.page)
    .getByRole("button", { name: /^Offer/ })
    .click();
  await m.actions.getByRole("button", { name: "Counter-offer" }).click();
  await stepper(mirela.page, `${gives} to get`).click();
  await panel(mirela.page)
    .getByRole("button", { name: /^Offer/ })
    .click();
  // Cleo has not answered; the page turns to the counter-offer, and whoever goes on to the offers stays there.
  await expect(a.prompt).toContainText(/Mirela wants .*instead/);
  await a.actions.getByRole("button", { name: "Counter-offer" }).click();
  await expect(panel(ania.page)).toBeVisible();
  await expect(panel(ania.page).locator(":focus")).toHaveCount(1);
  await tab(/^Build/).click();
  await a.actions.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => handOf(ania.page)).toMatchObject({ [gives]: (before[gives] ?? 0) - 2 });
});
