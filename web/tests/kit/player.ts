/** A player who uses nothing but the page: whatever it offers, they take. */
import { expect, type Locator, type Page } from "@playwright/test";

/** The keys of the buttons, which are the same in every language. */
const KEYS = { Roll: "R", Road: "1", Settlement: "2", City: "3", Card: "4", "End turn": "E" } as const;
type Button = keyof typeof KEYS;

/** What is built first, if it can be. */
const WISHES: Button[] = ["Settlement", "City", "Card", "Road"];

export class Player {
  constructor(readonly page: Page) {}

  get prompt(): Locator {
    return this.page.locator("[data-guide=prompt]");
  }

  get actions(): Locator {
    return this.page.locator("[data-guide=actions]");
  }

  /** What has happened; the chat is a log too, but not announced. */
  get log(): Locator {
    return this.page.locator("[role=log][aria-live]");
  }

  get sites(): Locator {
    return this.page.locator("[data-place][role=button]");
  }

  /** Moves in words that must be chosen from. */
  get others(): Locator {
    return this.page.locator("section.others.due li .btn:enabled");
  }

  /** A button of the action bar that can be pressed now. */
  ready(button: Button): Locator {
    return this.actions.locator(`button.act[aria-keyshortcuts="${KEYS[button]}"]:not([aria-disabled=true])`);
  }

  /** Places the two settlements and roads of the founding. */
  async found(): Promise<void> {
    await this.playUntil(() => this.ready("Roll").or(this.ready("End turn")).first().isVisible(), { isRolling: false });
  }

  /** Plays on to the beginning of the next own turn, before the roll. */
  async playToRoll(): Promise<void> {
    await this.playUntil(() => this.ready("Roll").isVisible(), { isRolling: false });
  }

  /**
   * Does whatever is asked, builds what can be built and ends turns, until something is true. Whoever waits for the roll itself says that
   * it is not to be made: it might come between two looks.
   */
  async playUntil(isDone: () => Promise<boolean>, { msMax = 240_000, isRolling = true } = {}): Promise<void> {
    const end = Date.now() + msMax;
    while (!(await isDone())) {
      if (Date.now() > end) throw new Error(`nothing came of it; the page says: ${await this.prompt.innerText()}`);
      if (!(await this.step(isRolling))) await this.page.waitForTimeout(25);
    }
  }

  /** Makes one move, if the page offers one. */
  async step(isRolling = true): Promise<boolean> {
    // The device is handed to the next player.
    if (await this.press(this.page.getByRole("button", { name: /show my cards/ }))) return true;
    if (await this.press(this.sites.first())) return true;
    // A decision has a panel of its own: cards to be counted, and buttons, of which the last costs least.
    const panel = this.page.locator("section.focus[data-guide=actions]");
    if (await this.press(panel.locator(".step button:last-of-type:enabled").first())) return true;
    if (await this.press(panel.locator(".btn.primary:enabled"))) return true;
    // On a phone the cards of a discard are picked in the hand.
    const left = this.page.locator('[data-guide=hand] button.card:not([data-dev]):has(.n:not(:text-is("0")))');
    if (await this.press(left.first())) return true;
    if (await this.press(panel.locator(".btn:enabled").last())) return true;
    if (await this.press(this.others.first())) return true;
    if (isRolling && (await this.press(this.ready("Roll")))) return true;
    for (const wish of WISHES) {
      if (await this.press(this.ready(wish))) return true;
    }
    return this.press(this.ready("End turn"));
  }

  /** Presses what is there; what is gone by then was pressed too late, as happens to people. */
  private async press(button: Locator): Promise<boolean> {
    if (!(await button.isVisible())) return false;
    try {
      await button.click({ timeout: 1000 });
    } catch {
      return false;
    }
    return true;
  }

  /** Waits until the page asks this player for something. */
  async asked(): Promise<void> {
    await expect(this.prompt).not.toHaveClass(/wait/);
  }
}
