/** What happened since the reader's last turn, in words: what concerns their cards first. */
import { list, rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, joined, seatPiece } from "../../pieces";
import type { Seat } from "../data";
import { signed } from "../points";
import type { Since } from "../since";
import { shortPlace, type Ground } from "./places";

/** One part for each thing; a part that says that there is nothing new if there is none. */
export function sayings(told: Since, points: { seat: Seat; points: number }[], ground: Ground | null): Piece[][] {
  const { gained, lost, unseen, built, robber, awards } = told;
  const has = (goods: Since["gained"]) => Object.values(goods).some((count) => count > 0);
  const builders = [...new Set(built.map(({ seat }) => seat))];
  const said: Piece[][] = [
    ...(has(gained) ? [rich("since-gained", { cards: goodsPiece(gained) })] : []),
    ...(has(lost) ? [rich("since-lost", { cards: goodsPiece(lost) })] : []),
    ...(unseen < 0 ? [[t("since-unseen", { count: -unseen })]] : []),
    ...builders.map((seat) => {
      const pieces = built.filter((each) => each.seat === seat).map(({ what, count }) => t(`since-${what}`, { count }));
      return rich("since-built", { seat: seatPiece(seat), pieces: list(pieces) });
    }),
    ...(robber ? [rich("since-robber", { seat: seatPiece(robber.seat), place: shortPlace(ground, robber.hex) })] : []),
    ...awards.map(({ seat, award }) => rich(`log-${award}`, { seat: seatPiece(seat) })),
    ...(points.length > 0 ? [rich("since-points", { points: changes(points) })] : []),
  ];
  return said.length > 0 ? said : [[t("since-quiet")]];
}

/** “Sage +2, Wren −1”. */
function changes(points: { seat: Seat; points: number }[]): Piece[] {
  const each = points.map(({ seat, points }): Piece[] => [seatPiece(seat), ` ${signed(points)}`]);
  return joined(each);
}
