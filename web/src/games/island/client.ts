import type { GameClient } from "../game";
import Holding from "./Holding.svelte";
import IslandTable from "./IslandTable.svelte";
import Picture from "./Picture.svelte";
import { words } from "./words";

export default { words, Table: IslandTable, Picture, Holding } satisfies GameClient;
