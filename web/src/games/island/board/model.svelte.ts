/**
 * The board as its layers see it. What never changes during a game is worked out once, so that an update draws only what it changes:
 * layers that read nothing but `scene`, `seats` and what follows from them are never drawn again.
 */
import type { Person } from "../../game";
import { NEUTRAL_COLOURS, paletteOf } from "../../../ui/seats";
import { t } from "../../../lib/text.svelte";
import type { AttackPublic, CitiesPublic, Edge, Hex, TradeCommodity, TradePlace, Track, Vertex } from "../data";
import { capturedOf, coastsOf, overrunOf } from "../modules/barbarian_attack/coast";
import { TRACKS } from "../words/cities";
import { boundsOf, coastOf, type Box } from "./geometry";
import type { BoardScene, BoardView, Site } from "./scene";

export interface BoardInput {
  scene: BoardScene;
  view: BoardView;
  people: Person[];
  sites: Site[];
  newest: readonly string[];
  producing: readonly string[];
  refused: string | null;
}

/** Whose pieces are on the board: a player's, or a neutral colour's. */
export interface Owner {
  seat: number;
  name: string;
  /** The number in the palette, which is also that of the emblem. */
  palette: number;
}

export class BoardModel {
  constructor(private readonly input: () => BoardInput) {}

  /** Tables are told anew whenever somebody comes or goes; the scene stays the same object as long as it says the same. */
  private lastScene: { text: string; scene: BoardScene } | null = null;
  readonly scene: BoardScene = $derived.by(() => {
    const { scene } = this.input();
    if (this.lastScene?.scene === scene) return scene;
    const text = JSON.stringify(scene);
    if (this.lastScene?.text !== text) this.lastScene = { text, scene };
    return this.lastScene.scene;
  });
  readonly hexes: string[] = $derived(this.scene.hexes.map(({ at }) => at));
  readonly coast: string = $derived(coastOf(this.hexes));
  readonly bounds: Box = $derived(boundsOf(this.hexes));
  readonly bridgeSites: ReadonlySet<string> = $derived(new Set(this.scene.rivers?.bridge_sites));

  private readonly ownersText: string = $derived(JSON.stringify(this.ownersNow()));
  /** By seat. */
  readonly owners: Owner[] = $derived(JSON.parse(this.ownersText) as Owner[]);

  private ownersNow(): Owner[] {
    const { people } = this.input();
    const { colours, neutral } = this.scene;
    return colours.map((colour, seat) => {
      const place = neutral.indexOf(seat);
      if (place < 0) return { seat, name: people[seat]?.name ?? t(colour), palette: paletteOf(colour, seat) };
      const palette = paletteOf(NEUTRAL_COLOURS[place] ?? "", seat);
      return { seat, name: t("neutral-seat", { number: place + 1 }), palette };
    });
  }

  readonly public: BoardView["public"] = $derived.by(() => this.input().view.public);
  readonly robber: string | null = $derived(this.public.robber);
  readonly damaged: ReadonlySet<string> = $derived(new Set(this.public.modules?.events?.damaged));
  /** What Cities & Knights has put on the board. */
  readonly cities: CitiesPublic | null = $derived(this.public.modules?.cities ?? null);
  /** The track of the metropolis on each city that has one. */
  readonly metropolises: ReadonlyMap<string, Track> = $derived.by(() => {
    const at = this.cities?.metropolis ?? [];
    return new Map(TRACKS.flatMap((track, index) => (at[index] ? [[at[index], track]] : [])));
  });
  /** The plazas, with the paths that lead to them. */
  readonly plazas: readonly TradePlace[] = $derived(this.scene.traders?.hexes ?? []);
  private readonly attack: AttackPublic | null = $derived(this.public.modules?.attack ?? null);
  /** The coasts with barbarians. */
  readonly coasts: { hex: Hex; count: number }[] = $derived(this.attack ? coastsOf(this.attack) : []);
  readonly overrun: ReadonlySet<string> = $derived(new Set(this.attack ? overrunOf(this.attack) : []));
  readonly captured: ReadonlySet<string> = $derived.by(
    () => new Set(this.owners.flatMap(({ seat }) => capturedOf(this.public, seat))),
  );
  /** Knights on paths, by seat, and the one that is nobody's. */
  readonly horsemen: readonly Edge[][] = $derived(this.attack?.guards ?? []);
  readonly foreign: Edge | null = $derived(this.attack?.foreign ?? null);
  /** The paths with a barbarian. */
  readonly raiders: readonly Edge[] = $derived(this.public.modules?.traders?.raiders ?? []);
  readonly wagons: { seat: number; at: Vertex; cargo: TradeCommodity | null }[] = $derived.by(() => {
    const { wagons = [], cargo = [] } = this.public.modules?.traders ?? {};
    return wagons.flatMap((at, seat) => (at === null ? [] : [{ seat, at, cargo: cargo[seat] ?? null }]));
  });
  readonly camels: string[] = $derived(this.public.modules?.caravans?.camels ?? []);
  readonly newest: ReadonlySet<string> = $derived.by(() => new Set(this.input().newest));
  readonly producing: ReadonlySet<string> = $derived.by(() => new Set(this.input().producing));
  readonly refused: string | null = $derived.by(() => this.input().refused);

  /** The roads of the Longest Road. */
  readonly route: readonly string[] = $derived.by(() => this.input().view.route ?? []);

  /** The sites, one for each place. */
  readonly sites: Site[] = $derived.by(() => {
    const byPlace = new Map<string, Site>();
    for (const site of this.input().sites) if (!byPlace.has(site.place)) byPlace.set(site.place, site);
    return [...byPlace.values()];
  });

  owner(seat: number | null): Owner | null {
    return seat === null ? null : (this.owners[seat] ?? null);
  }
}
