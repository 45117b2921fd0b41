/** Moves of the card game in words. */
import { rich, t, type Piece } from "../../../lib/text.svelte";
import { goodsPiece, onePiece } from "../../pieces";
import { match } from "../../variants";
import type { Action, Card, Place, Scene, View } from "../data";
import * as name from "./names";

/** The move in words; nothing if only a newer server knows its kind. */
export function sayAction(action: Action, scene: Scene | null, view: View | null): Piece[] | undefined {
  const stack = (number: number) => name.stackName(number, scene);
  const place = (place: Place) => name.placeName(place, name.ownLand(view), scene);
  const priced = (card: Card) => priceOf(card, scene);
  return match<Action, Piece[]>(action, {
    draw: (from) => said("draw", { stack: stack(from) }),
    search: (in_) => said("search", { stack: stack(in_) }),
    take: (card) => said("take", { card: name.cardName(card) }),
    put_under: ([card, under]) => said("put-under", { card: name.cardName(card), stack: stack(under) }),
    arrange: (from) => said("arrange", { place: place(from) }),
    brigitta: ([card, number]) => said("play-number", { card: name.cardName(card), number }),
    reiner: () => said("play", { card: t("reiner") }),
    roll: () => said("roll", {}),
    play: (card) => said("play", { card: name.cardName(card) }),
    build: ([card, site]) =>
      said("build", { card: name.cardName(card), place: name.siteName(site), price: priced(card) }),
    build_open: ([card, site]) =>
      said("build-open", { card: name.cardName(card), place: name.siteName(site), price: priced(card) }),
    open_cache: (beside) => said("open-cache", { place: place(beside) }),
    lay_road: (end) => said("lay-road", { end: t(`rivals-end-${end}`), price: goods(scene?.costs.road) }),
    settle: ({ end, scout }) => {
      const values = { end: t(`rivals-end-${end}`), price: goods(scene?.costs.settlement) };
      return said(scout ? "settle-scout" : "settle", values);
    },
    found_city: (column) =>
      said("found-city", { place: name.columnName(name.xOfColumn(column)), price: goods(scene?.costs.city) }),
    trade: ({ give, want }) => said("trade", { give: goodsPiece({ [give]: 3 }), want: onePiece(want) }),
    ship_trade: ({ give, want }) => said("ship-trade", { give: goodsPiece({ [give]: 2 }), want: onePiece(want) }),
    large_ship_trade: ({ site, side, want }) => {
      const beside = side === "left" ? site : site + 2;
      return said("large-ship-trade", { place: place(beside), want: onePiece(want) });
    },
    mint_trade: (want) => said("mint-trade", { give: onePiece("gold"), want: onePiece(want) }),
    demolish: ([site, card]) => said("demolish", { card: name.cardName(card), place: name.siteName(site) }),
    end: () => said("end", {}),
    pay: (from) => said("pay", { place: place(from) }),
    gain: (to) => said("gain", { place: place(to) }),
    name: (resource) => said("name", { goods: onePiece(resource) }),
    choose: ([site, card]) => said("choose", { card: name.cardName(card), place: name.siteName(site) }),
    under: (under) => said("under", { stack: stack(under) }),
    lay_regions: (half) => said(half === "upper" ? "lay-regions-up" : "lay-regions-down", {}),
    pick: (region) => said("pick", { region: name.regionName(region, scene) }),
    choose_place: (at) => said("choose-place", { place: place(at) }),
    defend: () => said("defend", {}),
    pay_riots: () => said("pay-riots", {}),
    sebastian: () => said("play", { card: t("sebastian") }),
    pass: () => said("pass", {}),
  });
}

function said(id: string, values: Parameters<typeof rich>[1]): Piece[] {
  return rich(`rivals-action-${id}`, values);
}

/** The price of a card, where it is known. */
function priceOf(card: Card, scene: Scene | null): Piece[] {
  return goods(name.infoOf(card, scene)?.cost);
}

/** A price in brackets; nothing if there is none or it is not known. */
function goods(price: Parameters<typeof name.goodsOf>[0] | undefined): Piece[] {
  return price?.some((count) => count > 0) ? [" (", goodsPiece(name.goodsOf(price)), ")"] : [];
}
