/** Driving a wagon: of several ways to a place, which one the person means. */
import { argumentOf } from "../../actions";
import type { SiteNote } from "../../board/scene";
import { t } from "../../../../lib/text.svelte";
import type { Way } from "../../data";
import type { IslandModel, PartState } from "../../model.svelte";

/** Where the wagon goes, by the quick way or the thrifty one, with a grain or without. */
export interface Drive {
  to: string;
  quick: boolean;
  grain: boolean;
}

export class DriveState implements PartState {
  isQuick = $state(false);
  hasGrain = $state(false);

  constructor(private readonly game: IslandModel) {}

  private readonly drives: Drive[] = $derived.by(() =>
    (this.game.legal.get("drive_wagon") ?? []).map((legal) => argumentOf(legal) as Drive),
  );
  /** Whether there is a place with two ways, between which gold and points decide. */
  readonly mayHurry: boolean = $derived(this.drives.some(({ quick }) => quick));
  /** Whether a grain brings the wagon further. */
  readonly mayPay: boolean = $derived(this.drives.some(({ grain }) => grain));
  /** Nothing is reached without a grain, so that nobody has to ask for it. */
  readonly isGrainMeant: boolean = $derived(this.hasGrain || this.drives.every(({ grain }) => grain));

  /** The way that is meant, for each place. */
  private readonly meant: ReadonlyMap<string, Drive> = $derived.by(() => {
    const best = new Map<string, Drive>();
    for (const drive of this.drives) {
      if (drive.grain && !this.isGrainMeant) continue;
      const other = best.get(drive.to);
      if (!other || this.fit(drive) > this.fit(other)) best.set(drive.to, drive);
    }
    return best;
  });

  private fit({ quick, grain }: Drive): number {
    return (grain === this.isGrainMeant ? 2 : 0) + (quick === this.isQuick ? 1 : 0);
  }

  isMeant({ to, quick, grain }: Drive): boolean {
    const meant = this.meant.get(to);
    return meant?.quick === quick && meant.grain === grain;
  }

  /** What a way costs: points, toll and grain. */
  notes({ to, quick, grain }: Drive): SiteNote[] {
    const way = (this.game.view.ways ?? []).find(
      (each) => isTo(each, to) && (each.quick ?? false) === quick && each.grain === grain,
    );
    return way ? notesOf(way) : [];
  }

  tidy(): void {
    if (!this.mayHurry) this.isQuick = false;
    if (!this.mayPay) this.hasGrain = false;
  }
}

function isTo({ to }: Way, place: string): boolean {
  return ("intersection" in to ? to.intersection : to.path) === place;
}

function notesOf({ cost, toll, grain }: Way): SiteNote[] {
  const gold = (toll ?? []).reduce((sum, each) => sum + each, 0);
  return [
    { text: String(cost), label: t("note-points", { count: cost }) },
    ...(gold > 0 ? [{ text: String(gold), label: t("note-toll", { count: gold }), icon: "r-gold" }] : []),
    ...(grain ? [{ text: "", label: t("note-grain"), icon: "r-grain" }] : []),
  ];
}
