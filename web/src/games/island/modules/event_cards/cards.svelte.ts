/** The event cards of a table: the last ones, and what is left of the deck. */
import type { GameEvent } from "../../data";
import { eventsIn, numberOf } from "../../events";
import type { IslandModel, PartState } from "../../model.svelte";
import { deckByNumber, lastRevealed, type Left, type Revealed } from "./deck";

export class CardsState implements PartState {
  /** What the last card does is open. */
  isOpen = $state(false);

  constructor(private readonly game: IslandModel) {}

  private readonly events: GameEvent[] = $derived.by(() => eventsIn(this.game.table.events));
  readonly last: Revealed | null = $derived(lastRevealed(this.events));
  readonly deck: Left[] = $derived.by(() =>
    deckByNumber(this.game.scene.events ?? [], this.game.view.public.modules?.events?.revealed ?? [], this.events),
  );
  readonly leftCount: number = $derived(this.deck.reduce((sum, { left }) => sum + left, 0));
  readonly revealedCount: number = $derived(this.deck.reduce((sum, { revealed }) => sum + revealed, 0));
  /** The number of the card of this turn. */
  readonly number: number | null = $derived.by(() => {
    const card = this.last?.isPast === false ? this.last.cards.at(-1) : undefined;
    return card === undefined ? null : numberOf(card);
  });

  cancel(): void {
    this.isOpen = false;
  }
}
