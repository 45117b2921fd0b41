import type { GameClient } from "../game";
import IslandTable from "./IslandTable.svelte";
import { words } from "./words";

export default { words, Table: IslandTable, Picture: null } satisfies GameClient;
