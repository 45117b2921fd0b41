/** What Cities & Knights adds to the log: the throw with the event die, the battle, knights, the city plan and progress cards. */
import { rich, t, type RichValues } from "../../../lib/text.svelte";
import { goodsPiece, onePiece, seatPiece } from "../../pieces";
import { contentOf, type Cases } from "../../variants";
import type { CitiesEvent, Face, ProgressCard, Seat, Track } from "../data";
import { cardOf, faceName, knightName, levelName, progressName, progressPiece, trackName } from "./cities";
import type { Scribe } from "./log";

export function citiesCases(scribe: Scribe): Cases<CitiesEvent, true> {
  const at = (name: Parameters<Scribe["where"]>[0]) => ({ place: scribe.where(name) });
  /** Something that comes of a throw or a battle, or stands alone; `too` is how it goes on a line that has begun. */
  const follows = (icon: string, seat: Seat, id: string, values: RichValues = {}, too = id): true => {
    const part = scribe.sentence(too, seat, values, "log-you");
    if (!scribe.join(["roll", "battle"], null, part)) scribe.say(icon, seat, null, id, values);
    return scribe.mark(seat);
  };
  /** What a card does goes with the card. */
  const byCard = (icon: string, seat: Seat, id: string, values: RichValues): true => {
    const part = scribe.sentence(`${id}-too`, seat, values, "log-you");
    if (!scribe.join(["card", "build"], null, part)) scribe.say(icon, seat, null, id, values);
    return scribe.mark(seat);
  };
  return {
    threw: ([seat, red, other, face]) => threw(scribe, seat, [red, other], face),
    sailed: (space) =>
      scribe.join(["roll", "card"], null, [t("log-sailed-too", { space })]) ||
      scribe.line("p-ship", null, "roll", [t("log-sailed", { space })]),
    committed: ([seat, knights]) => follows("p-knight-basic-active", seat, "log-committed", { count: knights.length }),
    fought: ({ barbarians, knights }) => {
      const who = barbarians > knights ? "barbarians" : "knights";
      return scribe.line("ui-landing", null, "battle", [t("log-fought", { who, barbarians, knights })]);
    },
    lost: ([seat, vertex]) => follows("p-city", seat, "log-lost", at(vertex)),
    reduced: ([seat, vertex]) => follows("p-city", seat, "log-reduced-alone", at(vertex), "log-reduced"),
    defended: (seat) => follows("ui-defender", seat, "log-defended"),
    landed: () =>
      scribe.join(["battle"], null, [t("log-landed-too")]) ||
      scribe.line("ui-landing", null, "battle", [t("log-landed")]),
    drew: ([seat, track, card]) =>
      follows(`ev-${track}`, seat, "log-drew-progress", { card: progressPiece(card, track) }),
    opened: ([seat, card]) => follows("dev-point", seat, "log-opened", { card: progressName(card) }),
    dropped: ([seat, track, card]) => follows(`ev-${track}`, seat, "log-dropped", { card: progressPiece(card, track) }),
    kept: (seat) => follows("ui-dev", seat, "log-kept"),
    played: ([seat, play]) => {
      const card = cardOf(play);
      scribe.say(cardIcon(card), seat, "card", "log-played-progress", { card: progressName(card) });
      const dice = contentOf(play, "alchemist");
      if (dice) scribe.join(["card"], seat, [t("log-played-dice", { red: dice[0], other: dice[1] })]);
      return true;
    },
    knight: ([seat, vertex, rank]) => {
      const values = { ...at(vertex), knight: knightName(rank) };
      const too = rich("log-knight-too", values);
      return scribe.built("p-knight-basic-inactive", seat, scribe.sentence("log-knight", seat, values), too);
    },
    activated: ([seat, vertex]) => {
      const too = rich("log-activated-too", at(vertex));
      return scribe.built("ui-activate", seat, scribe.sentence("log-activated", seat, at(vertex)), too);
    },
    promoted: ([seat, vertex, rank]) => {
      const values = { ...at(vertex), knight: knightName(rank) };
      const too = rich("log-promoted-too", values);
      return scribe.built("p-knight-strong-inactive", seat, scribe.sentence("log-promoted", seat, values), too);
    },
    moved: ([seat, from, to]) =>
      scribe.say("p-knight-basic-active", seat, "card", "log-marched", { ...at(from), to: scribe.where(to) }),
    expelled: ([seat, vertex]) => byCard("p-knight-basic-inactive", seat, "log-expelled", at(vertex)),
    retreated: ([seat, , to]) => byCard("p-knight-basic-inactive", seat, "log-retreated", { to: scribe.where(to) }),
    removed: ([seat, vertex, rank]) => {
      const values = { ...at(vertex), knight: knightName(rank) };
      const part = scribe.sentence("log-removed", seat, values, "log-you");
      if (!scribe.join(["card"], null, part)) scribe.say("p-knight-basic-inactive", seat, null, "log-removed", values);
      return scribe.mark(seat);
    },
    // The robber and the theft go with it.
    chased: ([seat, vertex]) => scribe.say("p-knight-basic-active", seat, "card", "log-chased", at(vertex)),
    walled: ([seat, vertex]) => {
      const too = rich("log-walled-too", at(vertex));
      return scribe.built("p-wall-ring", seat, scribe.sentence("log-walled", seat, at(vertex)), too);
    },
    restored: ([seat, vertex]) => {
      const too = rich("log-restored-too", at(vertex));
      return scribe.built("p-city", seat, scribe.sentence("log-restored", seat, at(vertex)), too);
    },
    improved: ([seat, track, level]) => {
      const values = { track: trackName(track), level, name: levelName(track, level) };
      return scribe.built("ui-improve", seat, scribe.sentence("log-improved", seat, values));
    },
    metropolis: ([seat, track, vertex]) => {
      scribe.say(`p-metropolis-${track}`, seat, null, "log-metropolis", { ...at(vertex), track: trackName(track) });
      return scribe.mark(seat);
    },
    toppled: ([seat, track]) => {
      scribe.say(`p-metropolis-${track}`, seat, null, "log-toppled", { track: trackName(track) });
      return scribe.mark(seat);
    },
    took_nothing: (seat) => follows("ev-science", seat, "log-aqueduct-none"),
    swapped: ([one, other]) => {
      const values = { ...at(one), other: scribe.where(other) };
      return (
        scribe.join(["card"], null, [t("log-swapped-too", values)]) ||
        scribe.line("pr-inventor", null, null, [t("log-swapped", values)])
      );
    },
    road_taken: ([seat, edge]) => byCard("p-road", seat, "log-road-taken", at(edge)),
    merchant: ([seat, hex]) => {
      const part = [t("log-merchant-too", at(hex))];
      return scribe.join(["card"], seat, part) || scribe.say("p-merchant", seat, null, "log-merchant", at(hex));
    },
    spied: ([seat, victim]) => {
      const own = victim === scribe.reader ? "-own" : "";
      const values = { victim: seatPiece(victim) };
      const part = scribe.sentence(`log-spied-too${own}`, seat, values);
      if (!scribe.join(["card"], seat, part)) scribe.say("pr-spy", seat, "card", `log-spied${own}`, values);
      return scribe.mark(victim);
    },
    took_card: ({ taker, victim, track, card }) => tookCard(scribe, taker, victim, track, card),
    saw_hand: ({ seer, whose, hand }) => {
      if (whose === scribe.reader) scribe.say("ui-eye", seer, "card", "log-saw-hand-own");
      else if (hand === null) scribe.say("ui-eye", seer, "card", "log-saw-hand", { victim: seatPiece(whose) });
      else {
        const values = { victim: seatPiece(whose), cards: goodsPiece(hand) };
        scribe.say("ui-eye", seer, "card", "log-saw-hand-known", values);
      }
      return scribe.mark(whose);
    },
    gave: ({ giver, receiver, count, cards }) => {
      const values = { receiver: seatPiece(receiver), card: cards ? goodsPiece(cards) : t("log-cards", { count }) };
      const gave = scribe.sentence(receiver === scribe.reader ? "log-gave-own" : "log-gave", giver, values, "log-you");
      if (!scribe.join(["card"], null, gave)) scribe.line("ui-cards", giver, null, gave);
      return scribe.mark(giver, receiver);
    },
    exchanged: ({ active, partner, gave, got }) => {
      const own = partner === scribe.reader ? "-own" : "";
      const values = { partner: seatPiece(partner), give: onePiece(gave) };
      if (got === null) scribe.say("pr-commercial-harbour", active, null, `log-exchange-failed${own}`, values);
      else scribe.say("pr-commercial-harbour", active, null, `log-exchanged${own}`, { ...values, want: onePiece(got) });
      return scribe.mark(partner);
    },
  };
}

/** The throw: all three dice, the red one and the event die beside event cards, or the event die alone after an Alchemist. */
function threw(scribe: Scribe, seat: Seat, [red, other]: [number, number], face: Face): true {
  const values = { face: faceName(face) };
  if (other > 0) return scribe.say("ui-dice", seat, "roll", "log-threw", { ...values, number: red + other });
  if (red > 0) return scribe.say("ui-dice", seat, "roll", "log-threw-red", { ...values, red });
  return (
    scribe.join(["card"], seat, [t("log-threw-face-too", values)]) ||
    scribe.line("ui-dice", seat, "roll", [t("log-threw-face", values)])
  );
}

function tookCard(scribe: Scribe, taker: Seat, victim: Seat, track: Track, card: ProgressCard | null): true {
  const id = victim === scribe.reader ? "log-took-card-own" : "log-took-card";
  const values = { victim: seatPiece(victim), card: progressPiece(card, track) };
  if (!scribe.join(["card"], null, scribe.sentence(id, taker, values, "log-you"))) {
    scribe.say("pr-spy", taker, null, id, values);
  }
  return scribe.mark(taker, victim);
}

/** The symbol of a progress card. */
export function cardIcon(card: ProgressCard): string {
  return `pr-${card.replaceAll("_", "-")}`;
}
