/** The hexes that the robber must spare while it is being moved, and why. */
import type { RefusalInfo } from "../../../../protocol";
import type { Closed } from "../../board/scene";
import { argumentOf } from "../../actions";
import type { IslandModel, PartState } from "../../model.svelte";
import { moveRobber } from "../../notation";

export class SparingState implements PartState, Closed {
  /** The hex that was asked about last. */
  private asked = $state<string | null>(null);
  /** What the server said, and about which hex; nothing yet while it was only asked. */
  private told = $state.raw<{ hex: string; refusal: RefusalInfo | null } | null>(null);

  constructor(private readonly game: IslandModel) {}

  /** Every hex where the robber is not and may not go. */
  readonly places: string[] = $derived.by(() => {
    const { game } = this;
    const moves = game.legal.get("move_robber");
    if (!moves) return [];
    const open = moves.map(argumentOf);
    return game.scene.hexes.map(({ at }) => at).filter((at) => !open.includes(at) && at !== game.view.public.robber);
  });
  /** The hex that the reason is about. */
  readonly hex: string | null = $derived(
    this.asked !== null && this.places.includes(this.asked) ? this.asked : (this.places[0] ?? null),
  );

  /** Why it is closed, once that is known. */
  readonly refusal: RefusalInfo | null = $derived(this.told?.hex === this.hex ? (this.told?.refusal ?? null) : null);

  ask(place: string): void {
    this.asked = place;
  }

  /** Has the server say why a hex is closed, unless it has been asked. */
  async explain(hex: string): Promise<void> {
    const { table, me } = this.game;
    if (me === null || this.told?.hex === hex) return;
    this.told = { hex, refusal: null };
    const refusal = await table.why(moveRobber(this.game.colourOf(me), hex));
    if (this.told?.hex === hex) this.told = { hex, refusal };
  }

  tidy(): void {
    if (this.places.length === 0) {
      this.asked = null;
      this.told = null;
    }
  }
}
