import { beforeAll, describe, expect, it } from "vitest";
import { render } from "svelte/server";
import { bench, legal, reason } from "../../../tests/unit/island";
import { speak } from "../../lib/text.svelte";
import NamingCard from "./base/NamingCard.svelte";

beforeAll(() => speak("en"));

describe("what stands in the place of the action bar", () => {
  it("is what the game asks for, before what the person has opened", () => {
    const table = bench("base", 1);
    const { game } = table;
    game.arrive();
    game.open("play_knight");
    expect(game.decision?.id).toBe("play_knight");
    Object.assign(table.table, { actions: [legal("decline"), legal("accept", 1)], isAsked: true });
    game.arrive();
    expect([game.decision?.id, game.opened]).toEqual(["answer", null]);
    // Nothing goes before it either.
    game.open("play_knight");
    expect(game.opened).toBeNull();
  });

  it.each([
    ["eventCards", "give_left", "giving"],
    ["caravans", "bid", "bid"],
    ["fishermen", "keep_fish", "full-hand"],
    ["twoPlayers", "hand_over", "hand_over"],
  ] as const)("at a table with %s is the question of %s", (scene, kind, id) => {
    const table = bench(scene, 1);
    table.game.open("play_knight");
    Object.assign(table.table, { actions: [legal(kind, ["wool", "wool"])], isAsked: true });
    expect(table.game.decision?.id).toBe(id);
  });

  it("is nothing that was opened while a place is to be picked", () => {
    const table = bench("eventCards", 1);
    const { game } = table;
    game.arrive();
    game.open("play_knight");
    Object.assign(table.table, { actions: [legal("damage_road", "W(0,0)")], isAsked: true });
    expect(game.decision).toBeNull();
    game.arrive();
    expect(game.opened).toBeNull();
  });

  it("is a card of the hand while others vote", () => {
    const { game, view } = bench("caravans", 1);
    view.public.frames = ["pass", { caravans: { bid: 1 } }];
    expect(game.decision?.id).toBe("vote");
    game.open("play_knight");
    expect(game.decision?.id).toBe("play_knight");
  });
});

it("a card that names resources says why it cannot be played", () => {
  const table = bench("base", 1);
  table.game.open("play_monopoly");
  table.table.reasons = [reason("play_monopoly", "Wait for your turn.")];
  expect(render(NamingCard, { props: { game: table.game } }).body).toContain("Wait for your turn.");
});
