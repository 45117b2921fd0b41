import { describe, expect, it } from "vitest";
import { clockText, timeLeft } from "./clock";

describe("clocks", () => {
  const clock = { seat: 0, decision_ms: 20_000, reserve_ms: 60_000, running: true };

  it("count down both times together, and stop at nothing", () => {
    expect(timeLeft(clock, 5_000)).toBe(75_000);
    expect(timeLeft(clock, 100_000)).toBe(0);
  });

  it("stand still while time does not run", () => {
    expect(timeLeft({ ...clock, running: false }, 5_000)).toBe(80_000);
  });

  it("are written as minutes and seconds", () => {
    expect(clockText(72_000)).toBe("1:12");
    expect(clockText(9_100)).toBe("0:10");
    expect(clockText(0)).toBe("0:00");
  });
});
