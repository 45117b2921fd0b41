import type { GameClient } from "../game";
import { words } from "./words";

export default { words, Table: null, Picture: null } satisfies GameClient;
