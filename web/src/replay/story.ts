/** A finished game as a way: where its turns begin, and which line of the log belongs to which place. Places are counted in entries played. */
import type { EventInfo, Story } from "../protocol";
import type { GameClient, LogLine } from "../games/game";

/** A line of the log, and the place where it has just happened. */
export interface PlacedLine extends LogLine {
  at: number;
}

/** All events in their order, numbered as those of a table are. */
export function eventsOf(story: Story): EventInfo[] {
  return story.steps.flatMap(({ events }) => events).map((event, number) => ({ ...event, number }));
}

/** For every event the place where it has just happened. */
export function placesOf(story: Story): number[] {
  return story.steps.flatMap(({ events }, index) => events.map(() => index + 1));
}

/** The log as the game tells it, given its last position; a game that this page has no words for is told in notation. */
export function linesOf(
  story: Story,
  client: GameClient | null,
  reader: number | null,
  scene: unknown,
  ending: unknown,
): PlacedLine[] {
  const told = client?.words.log(eventsOf(story), reader, scene, ending) ?? [];
  if (told.length === 0) return notationOf(story);
  const places = placesOf(story);
  return told.map((line) => ({ ...line, at: places[line.number] ?? story.steps.length }));
}

function notationOf(story: Story): PlacedLine[] {
  return story.steps.map(({ entry }, index) => ({
    number: index,
    at: index + 1,
    icon: "ui-log",
    seat: null,
    pieces: [entry],
  }));
}

/** The lines that tell how the place was reached: those of the last step up to there that has any. That a round begins is none. */
export function linesAt(lines: PlacedLine[], at: number): PlacedLine[] {
  const told = lines.filter((line) => line.round === undefined);
  const last = told.findLast((line) => line.at <= at);
  return last ? told.filter((line) => line.at === last.at) : [];
}

/** Where turns begin; the founding and everything else before the first turn begins at 0. */
export function turnStarts(story: Story): number[] {
  const starts = [0];
  story.steps.forEach(({ turn }, index) => {
    if (turn > (story.steps[index - 1]?.turn ?? 0)) starts.push(index + 1);
  });
  return starts;
}

/** The beginning of the next turn, or the end. */
export function nextTurn(starts: number[], at: number, count: number): number {
  return starts.find((start) => start > at) ?? count;
}

/** The beginning of this turn, or of the one before if this is where the turn begins. */
export function previousTurn(starts: number[], at: number): number {
  return starts.findLast((start) => start < at) ?? 0;
}

/** How many turns had begun at a place. */
export function turnAt(story: Story, at: number): number {
  return story.steps[at - 1]?.turn ?? 0;
}

/** A place that an address names: a number, `last`, or nothing for the beginning. */
export function placeOf(named: string | null, count: number): number {
  if (named === "last") return count;
  const number = Math.trunc(Number(named ?? 0));
  return Number.isFinite(number) ? Math.min(count, Math.max(0, number)) : 0;
}
