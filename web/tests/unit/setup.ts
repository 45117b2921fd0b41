/** Tests of words say them without a table, so every chapter is there from the start. */
import { CHAPTERS, learn } from "../../src/lib/text.svelte";

await learn(CHAPTERS);
