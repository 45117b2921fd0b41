/** Modules that a page loads with their first table, as they are once they have joined. */
import { join as joinAttack } from "../../src/games/island/modules/barbarian_attack/join";
import { join as joinCities } from "../../src/games/island/modules/cities_and_knights/join";
import { join as joinTraders } from "../../src/games/island/modules/traders_and_barbarians/join";

joinCities();
joinAttack();
joinTraders();
