/**
 * Words of modules that only some tables need: they come with the module, which joins when its first table is opened. What is asked of
 * a module that has not joined has no words.
 */
import type { Piece } from "../../../lib/text.svelte";
import type { StatePart } from "../../game";
import type { Cases } from "../../variants";
import type {
  AttackAction,
  AttackEvent,
  AttackFrame,
  CitiesAction,
  CitiesEvent,
  CitiesFrame,
  Scene,
  Seat,
  TradersAction,
  TradersEvent,
  TradersFrame,
  View,
} from "../data";
import type { Scribe } from "./log";
import type { Ground } from "./places";
import type { Question } from "./prompts";

export interface ModuleWords<Action, Frame, Event> {
  /** A move. */
  action(action: Action, ground: Ground | null, view: View | null): Piece[] | undefined;
  /** What a frame asks; nothing for what the engine or chance does. */
  question(frame: Frame, view: View, ground: Ground | null): Question | undefined;
  /** A case for each event. */
  cases(scribe: Scribe): Cases<Event, true>;
  /** What a position says of it that is about no single player. */
  part(view: View, scene: Scene | null): StatePart[];
  /** What a player has of it. */
  playerLines(view: View, scene: Scene | null, seat: Seat): Piece[][];
}

interface CitiesWords {
  /** What the reader alone knows. */
  ownLines(view: View): Piece[][];
}

interface Late {
  cities: (ModuleWords<CitiesAction, CitiesFrame, CitiesEvent> & CitiesWords) | null;
  attack: ModuleWords<AttackAction, AttackFrame, AttackEvent> | null;
  traders: ModuleWords<TradersAction, TradersFrame, TradersEvent> | null;
}

export const late: Late = { cities: null, attack: null, traders: null };
