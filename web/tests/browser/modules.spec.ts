/** Whole games with modules of the island. `cargo xtask games` plays one with every module; these are the ones with the most of their own. */
import { test } from "../kit/test";
import { playWhole } from "../kit/whole";

for (const name of ["caravans", "cities and knights", "rivers for two with event cards"]) {
  test(`a whole game with ${name}`, async ({ come }) => {
    test.setTimeout(600_000);
    await playWhole(come, name);
  });
}
