/**
 * The log of a table that goes on: only what is new is told, and a line that has not grown stays the same object, so that it is not
 * drawn again.
 */
import { language, type Language } from "../../../lib/text.svelte";
import type { EventInfo } from "../../../protocol";
import type { LogLine } from "../../game";
import type { Seat } from "../data";
import { Scribe } from "./log";
import type { Ground } from "./places";

interface Told {
  scribe: Scribe;
  language: Language;
  /** How many events were told, and the last of them. */
  count: number;
  last: EventInfo | undefined;
}

export class Chronicle {
  private told: Told | null = null;

  /** The lines of the log. Events that take the place of others, as after an undo, begin it anew. */
  lines(events: readonly EventInfo[], reader: Seat | null, ground: Ground | null): LogLine[] {
    const told = this.continued(events, reader, ground) ?? this.begun(reader, ground);
    for (const event of events.slice(told.count)) told.scribe.tell(event);
    this.told = { ...told, count: events.length, last: events.at(-1) };
    return told.scribe.finished();
  }

  private continued(events: readonly EventInfo[], reader: Seat | null, ground: Ground | null): Told | null {
    const { told } = this;
    if (!told || told.language !== language()) return null;
    const isSame = told.scribe.reader === reader && told.scribe.ground === ground;
    return isSame && events[told.count - 1] === told.last ? told : null;
  }

  private begun(reader: Seat | null, ground: Ground | null): Told {
    return { scribe: new Scribe(reader, ground), language: language(), count: 0, last: undefined };
  }
}
