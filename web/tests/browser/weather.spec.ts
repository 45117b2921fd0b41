/** What happens to a table when the network, the server or a person is away. */
import { Player } from "../kit/player";
import { Server } from "../kit/server";
import { bot, expect, islandTable, sitDown, test } from "../kit/test";
