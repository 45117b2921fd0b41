/** What Traders & Barbarians adds to the log. */
import { rich, t } from "../../../lib/text.svelte";
import { goodsPiece } from "../../pieces";
import type { Cases } from "../../variants";
import type { TradersEvent } from "../data";
import type { Scribe } from "./log";
import { plazaName } from "./places";
import { cargoName, wantedAt } from "./traders";

/** A case for each event. A drive, its tolls, the delivery and the new load make one line. */
export function tradersCases(scribe: Scribe): Cases<TradersEvent, true> {
  return {
    placed_wagon: ([seat, vertex]) => {
      const place = scribe.where(vertex);
      return (
        scribe.join(["founding", "build"], seat, [t("log-wagon-too", { place })]) ||
        scribe.say("ui-wagon", seat, null, "log-wagon", { place })
      );
    },
    moved_barbarian: ({ seat, from, to }) => {
      const values = { place: scribe.where(from), to: scribe.where(to) };
      const part = [t("log-barbarian-too", values)];
      return (
        scribe.join(["card", "tokens", "journey"], seat, part) ||
        scribe.say("p-raider", seat, "robber", "log-barbarian", values)
      );
    },
    spared: ([seat]) =>
      scribe.join(["card", "robber"], seat, scribe.sentence("log-no-card", seat)) ||
      scribe.say("ui-cards", seat, null, "log-no-card-alone"),
    tried: ({ seat, path, die, succeeds }) => {
      const id = succeeds ? "log-fended" : "log-fended-not";
      return scribe.say("p-raider", seat, "journey", id, { die, place: scribe.where(path) });
    },
    raised_wagon: ([seat, level]) =>
      scribe.built("ui-wagon", seat, scribe.sentence("log-wagon-level", seat, { level })),
    drove: ({ seat, from, to }) => {
      const values = { place: scribe.where(from), to: scribe.where(to) };
      // The grain that it cost goes with it.
      return scribe.built("ui-wagon", seat, scribe.sentence("log-drove", seat, values), null, "journey");
    },
    toll: ({ seat, owner, count }) => {
      const cards = goodsPiece({ gold: count });
      scribe.join(["journey"], seat, rich("log-toll", { cards, receiver: scribe.who(owner) }));
      return scribe.mark(owner);
    },
    neutral_toll: ([seat, count]) => {
      const gain = rich("log-gain", { seat: scribe.who(seat), cards: goodsPiece({ gold: count }) });
      if (!scribe.join(["journey"], null, gain)) {
        scribe.say("r-gold", seat, null, "log-gained", { cards: goodsPiece({ gold: count }) });
      }
      return scribe.mark(seat);
    },
    delivered: ([seat, cargo]) =>
      scribe.say(`c-${cargo}`, seat, "journey", "log-delivered", { cargo: cargoName(cargo) }),
    loaded: ([seat, , cargo]) => {
      const values = { cargo: cargoName(cargo), plaza: plazaName(wantedAt(cargo)) };
      const part = scribe.sentence("log-loaded-too", seat, values);
      return scribe.join(["journey"], seat, part) || scribe.say(`c-${cargo}`, seat, null, "log-loaded", values);
    },
  };
}
