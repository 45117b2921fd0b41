/** One whole game with every module, through the page. `cargo xtask games` plays them; the test command plays a few (`browser/modules.spec.ts`). */
import { test } from "../kit/test";
import { MODULES, playWhole } from "../kit/whole";

for (const name of Object.keys(MODULES)) {
  test(`a whole game with ${name}`, async ({ come }) => {
    test.setTimeout(600_000);
    await playWhole(come, name);
  });
}
