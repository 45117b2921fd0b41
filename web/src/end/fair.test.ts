import { expect, it } from "vitest";
import { bytesOf, hexOf, isKept } from "./fair";

/** The example of docs/fairness.md. */
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

it("hexadecimal is read and written", () => {
  const bytes = bytesOf("00ff7a");
  expect(bytes && [...bytes]).toEqual([0, 255, 122]);
  expect(bytes && hexOf(bytes.buffer)).toBe("00ff7a");
  expect(bytesOf("0")).toBeNull();
  expect(bytesOf("zz")).toBeNull();
});

it("a secret keeps what its commitment promised", async () => {
  expect(await isKept(COMMITMENT, SECRET)).toBe(true);
  expect(await isKept(COMMITMENT, SECRET.replace("1f", "1e"))).toBe(false);
  expect(await isKept(COMMITMENT, "no secret")).toBe(false);
});
