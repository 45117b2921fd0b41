import { describe, expect, it } from "vitest";
import type { Occupant, SeatInfo, TableInfo } from "../protocol";
import { othersOf, partingsAt, partingsOf, stillPlaying } from "./parting";

const guest = (name: string): Occupant => ({ guest: { id: name.toLowerCase(), name } });
const BOT: Occupant = { bot: { level: "novice" } };

function seat(occupant: Occupant, stand_in: SeatInfo["stand_in"] = null): SeatInfo {
  return { name: "red", called: "", occupant, ready: true, present: true, stand_in };
}
const info = (status: TableInfo["status"], ...seats: SeatInfo[]) => ({ status, seats }) as TableInfo;
const RESIGNED = { level: "novice", reason: "resigned" } as const;

describe("parting with a game", () => {
  it("is standing up before the start, and nothing after the end", () => {
    expect(partingsOf("lobby", 2)).toEqual(["stand"]);
    expect(partingsOf("over", 2)).toEqual([]);
    expect(partingsOf("closed", 0)).toEqual([]);
  });

  it("is leaving or resigning beside others, deleting where one plays alone", () => {
    expect(partingsOf("playing", 1)).toEqual(["leave", "resign"]);
    expect(partingsOf("paused", 0)).toEqual(["delete"]);
  });

  it("counts people once, and neither oneself nor bots", () => {
    expect(othersOf([guest("Ann"), guest("Ben"), guest("Ben"), BOT, "empty"], "ann")).toEqual(["Ben"]);
  });

  it("leaves out of lists who has given up", () => {
    const line = { seats: [guest("Ann"), guest("Ben"), BOT], given_up: [1] };
    expect(othersOf(stillPlaying(line), "ann")).toEqual([]);
    expect(othersOf(stillPlaying({ ...line, given_up: [] }), "ann")).toEqual(["Ben"]);
  });

  it("is nothing for those who watch or have given up, and nobody waits for those who have", () => {
    const ann = seat(guest("Ann"));
    expect(partingsAt(info("playing", ann, seat(guest("Ben"))), "cid")).toEqual([]);
    expect(partingsAt(info("playing", seat(guest("Ann"), RESIGNED), seat(guest("Ben"))), "ann")).toEqual([]);
    expect(partingsAt(info("playing", ann, seat(guest("Ben"), RESIGNED)), "ann")).toEqual(["delete"]);
  });
});
