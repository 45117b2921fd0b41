/**
 * Picking places on the island: which kind of move is being made, which of its places were picked, and which may be picked next. A place
 * that is the only one is picked by itself if another follows, so that nobody picks their only wagon.
 */
import type { Legal } from "../../lib/table.svelte";
import { t } from "../../lib/text.svelte";
import { argumentOf } from "./actions";
import type { Site } from "./board/scene";
import type { Vertex } from "./data";
import type { IslandModel } from "./model.svelte";
import { lookOf, type Placement } from "./parts";
import { place as placeName } from "./words/places";

/** A legal move as the places that are picked for it. */
interface Way {
  legal: Legal;
  argument: unknown;
  picks: string[];
}

/** So many sites have a digit. */
const DIGITS = 9;

export class Placing {
  /** The kind of move whose sites were asked for. */
  private kind = $state<string | null>(null);
  /** The places that were picked so far. */
  private picked = $state.raw<string[]>([]);
  /** A place that the server has refused in this position. */
  refused = $state<string | null>(null);
  /** The position that was tidied last. */
  private tidiedAt: number | null = null;

  constructor(private readonly game: IslandModel) {}

  /** What is being placed: what was chosen, or else what the game asks for. */
  readonly placement: Placement | null = $derived.by(() => {
    const { legal, placements, view } = this.game;
    const possible = placements.filter(({ kind }) => legal.has(kind));
    return possible.find(({ kind }) => kind === this.kind) ?? possible.find((each) => each.isAsked(view)) ?? null;
  });
  readonly isChosen: boolean = $derived(this.placement !== null && this.placement.kind === this.kind);

  /** Every way in which the placement can be made. */
  private readonly ways: Way[] = $derived.by(() => {
    const { placement, game } = this;
    if (!placement || game.me === null) return [];
    return (game.legal.get(placement.kind) ?? []).flatMap((legal) => {
      const argument = argumentOf(legal);
      if (placement.isMeant && !placement.isMeant(game, argument)) return [];
      const picks = placement.picks ? placement.picks(argument) : typeof argument === "string" ? [argument] : [];
      const orders = placement.isEitherWay ? [picks, picks.toReversed()] : [picks];
      return picks.length > 0 ? orders.map((picks) => ({ legal, argument, picks })) : [];
    });
  });
  /** The picks that stand: those that were made, and those that leave no choice. */
  private readonly path: string[] = $derived.by(() => {
    const path: string[] = [];
    for (let ways = this.ways; ways.length > 0;) {
      const step = path.length;
      const wanted = this.picked[step];
      const next = new Set(ways.map(({ picks }) => picks[step]));
      const isLast = ways.some(({ picks }) => picks.length === step + 1);
      const only = next.size === 1 && !isLast ? ways[0]?.picks[step] : undefined;
      const pick = only ?? (wanted !== undefined && next.has(wanted) && !isLast ? wanted : undefined);
      if (pick === undefined) break;
      path.push(pick);
      ways = ways.filter(({ picks }) => picks[step] === pick);
    }
    return path;
  });
  /** How many picks were made. */
  readonly step: number = $derived(this.path.length);

  private readonly next: Way[] = $derived(
    this.ways.filter(({ picks }) => this.path.every((pick, step) => picks[step] === pick)),
  );

  readonly sites: Site[] = $derived.by(() => {
    const { placement, game, path } = this;
    if (!placement || game.me === null) return [];
    const byPlace = new Map<string, Way>();
    for (const way of this.next) {
      const place = way.picks[path.length];
      if (place !== undefined && !byPlace.has(place)) byPlace.set(place, way);
    }
    return [...byPlace].map(([place, { argument, picks }], index) => {
      const isLast = picks.length === path.length + 1;
      const piece = isLast ? lookOf(placement, game).piece : "pick";
      const seat = placement.seatOf ? placement.seatOf(argument) : placement.piece === "hex" ? null : game.me;
      const notes = isLast ? (placement.notesOf?.(game, argument) ?? []) : [];
      const site = t(`site-${piece}`, { place: placeName(game.scene, place as Vertex) });
      const named = seat === null || seat === game.me ? site : t("site-for", { site, name: game.nameOf(seat) });
      const label = [named, ...notes.map((note) => note.label)].join(", ");
      return { place, kind: piece, label, key: index < DIGITS ? String(index + 1) : null, seat, notes };
    });
  });

  /** Shows the sites of a kind of move, or hides them again. */
  choose(kind: string): void {
    const chosen = this.kind === kind ? null : kind;
    this.cancel();
    this.kind = chosen;
  }

  /** Takes the last choice of a place back, or leaves the placement if there was none; whether there is still something being placed. */
  back(): boolean {
    const { step } = this;
    // What leaves no choice is picked again by itself, so going back to it would change nothing.
    while (this.picked.length > 0) {
      this.picked = this.picked.slice(0, -1);
      if (this.step < step) return true;
    }
    this.cancel();
    return false;
  }

  cancel(): void {
    this.kind = null;
    this.picked = [];
    this.refused = null;
  }

  tidy(): void {
    const number = this.positionNumber();
    if (number !== this.tidiedAt) this.refused = null;
    this.tidiedAt = number;
    if (this.kind !== null && !this.game.legal.has(this.kind)) this.cancel();
  }

  private positionNumber(): number | null {
    return this.game.table.position?.number ?? null;
  }

  /** Picks a place: the move is made, or its next place is asked for. The answer is whether a move was made. */
  async pick({ place }: Site): Promise<boolean> {
    const step = this.path.length;
    const ways = this.next.filter(({ picks }) => picks[step] === place);
    const move = ways.find(({ picks }) => picks.length === step + 1);
    if (!move) {
      if (ways.length > 0) this.picked = [...this.path, place];
      return false;
    }
    this.refused = null;
    const number = this.positionNumber();
    const isMade = await this.game.act(move.legal.action);
    // A move that came too late was not refused: the position has changed.
    if (!isMade && number === this.positionNumber()) this.refused = place;
    return isMade;
  }
}
