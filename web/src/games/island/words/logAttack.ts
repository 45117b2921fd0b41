/** What Barbarian Attack adds to the log. */
import { rich, t, type RichValues } from "../../../lib/text.svelte";
import type { Cases } from "../../variants";
import type { AttackEvent, Seat } from "../data";
import { attackCardName } from "./attack";
import type { Scribe, Topic } from "./log";

/** Where barbarians come and go, and where what follows from that is told. */
const COASTS: readonly Topic[] = ["landing", "battle", "card", "tokens"];

/** A case for each event. A landing makes one line, a card with what it does another, and so does a coast that is won. */
export function attackCases(scribe: Scribe): Cases<AttackEvent, true> {
  /** What happens to a coast or to a seat's building: part of the line that it came from, or a line of its own. */
  const follows = (icon: string, id: string, values: RichValues): true =>
    scribe.join(COASTS, null, rich(`${id}-too`, values)) || scribe.line(icon, null, null, rich(id, values));
  const happensTo = (icon: string, seat: Seat, id: string, place: string): true => {
    const values = { place };
    if (!scribe.join(COASTS, null, scribe.sentence(`${id}-too`, seat, values)))
      scribe.say(icon, seat, null, id, values);
    return scribe.mark(seat);
  };
  /** What a card does for whoever bought it. */
  const byCard = (icon: string, seat: Seat, id: string, values: RichValues): true =>
    scribe.join(["card", "tokens"], seat, rich(`${id}-too`, values)) || scribe.say(icon, seat, null, id, values);
  /** The number of a landing that counts, until it is told what came of it. */
  let number = 0;
  const landed = (id: string, place: string): true => {
    if (!scribe.isAbout("landing")) scribe.line("ui-landing", null, "landing", [t("log-landing")]);
    scribe.join(["landing"], null, [t(id, { number, place })]);
    return true;
  };
  return {
    drew_nothing: (seat) => scribe.say("ui-cards", seat, null, "log-drew-nothing"),
    shuffled: () => scribe.line("ui-dev", null, null, [t("log-attack-shuffled")]),
    drew: ([seat, card]) => {
      const values = { card: attackCardName(card) };
      return (
        scribe.join(["card"], seat, [t("log-attack-card-too", values)]) ||
        scribe.built("ui-dev", seat, scribe.sentence("log-attack-card", seat, values), null, "card")
      );
    },
    no_use: ([seat]) =>
      scribe.join(["card"], seat, [t("log-no-use")]) || scribe.line("ui-dev", seat, null, [t("log-no-use-alone")]),
    landing_thrown: ({ first, second, counts }) => {
      number = first + second;
      if (!scribe.isAbout("landing")) scribe.line("ui-landing", null, "landing", [t("log-landing")]);
      if (!counts) scribe.join(["landing"], null, [t("log-landing-again", { number })]);
      return true;
    },
    landed: (hex) => landed("log-landing-at", scribe.where(hex)),
    none_landed: (hex) => landed("log-landing-full", scribe.where(hex)),
    overrun: (hex) => follows("p-raider", "log-overrun", { place: scribe.where(hex) }),
    freed: (hex) => follows("p-horseman", "log-freed", { place: scribe.where(hex) }),
    captured: ({ owner, place }) => happensTo("p-raider", owner, "log-taken", scribe.where(place)),
    released: ({ owner, place }) => happensTo("p-settlement", owner, "log-retaken", scribe.where(place)),
    mustered: ([seat, path]) => byCard("p-horseman", seat, "log-mustered", { place: scribe.where(path) }),
    foreign_mustered: ([seat, path]) => {
      const values = { place: scribe.where(path) };
      return (
        scribe.join(["card"], seat, [t("log-foreign-too", values)]) ||
        scribe.line("p-horseman", null, null, [t("log-foreign", values)])
      );
    },
    sent: ({ seat, from, to, foreign }) => {
      const values = { place: scribe.where(from), to: scribe.where(to) };
      const id = foreign ? "log-foreign-sent" : "log-sent";
      // The grain that it cost goes with it.
      return scribe.built("p-horseman", seat, scribe.sentence(id, seat, values));
    },
    taken_prisoner: ([seat, hex]) => byCard("p-prisoner", seat, "log-intrigue", { place: scribe.where(hex) }),
    turned: ([seat, { from, to }]) => {
      const [id, values] =
        from === null
          ? (["log-turned-supply", { to: scribe.where(to) }] as const)
          : (["log-turned", { place: scribe.where(from), to: scribe.where(to) }] as const);
      return (
        scribe.join(["card"], seat, [t(`${id}-too`, values)]) || scribe.line("p-raider", seat, null, [t(id, values)])
      );
    },
    expelled: ([seat, hex]) => byCard("p-raider", seat, "log-repulsed", { place: scribe.where(hex) }),
    won: ({ hex, participants }) => {
      scribe.line("p-horseman", null, "battle", [t("log-coast-won", { place: scribe.where(hex) })]);
      return scribe.mark(...participants);
    },
    lot_thrown: ({ seat, first, second }) => part(scribe, "ui-dice", seat, "log-lot", { number: first + second }),
    prisoners: ([seat, count]) => part(scribe, "p-prisoner", seat, "log-prisoners", { count }),
    put_aside: (count) =>
      scribe.join(["battle"], null, [t("log-aside", { count })]) ||
      scribe.line("p-prisoner", null, null, [t("log-aside-alone", { count })]),
    losses_thrown: ([, die]) =>
      scribe.join(["battle"], null, [t("log-losses", { die })]) ||
      scribe.line("ui-dice", null, "battle", [t("log-losses-alone", { die })]),
    fell: ([seat, path]) => {
      const values = { place: scribe.where(path) };
      if (!scribe.join(["battle"], null, scribe.sentence("log-fell", seat, values)))
        scribe.say("p-horseman", seat, null, "log-fell-alone", values);
      return scribe.mark(seat);
    },
  };
}

/** What comes of a battle for a seat. */
function part(scribe: Scribe, icon: string, seat: Seat, id: string, values: RichValues): true {
  if (!scribe.join(["battle"], null, scribe.sentence(id, seat, values, "log-you")))
    scribe.say(icon, seat, null, id, values);
  return scribe.mark(seat);
}
