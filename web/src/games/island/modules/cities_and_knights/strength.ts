/** How strong the knights of a player are: a basic one counts one, a strong one two, a mighty one three. */
import type { CitiesPublic } from "../../data";

export function strengthOf(cities: CitiesPublic, seat: number): { active: number; all: number } {
  const own = cities.knights[seat] ?? [];
  const worth = (knight: (typeof own)[number]) =>
    cities.mighty.includes(knight) ? 3 : cities.strong.includes(knight) ? 2 : 1;
  const sum = (knights: typeof own) => knights.reduce((total, knight) => total + worth(knight), 0);
  return { active: sum(own.filter((knight) => cities.active.includes(knight))), all: sum(own) };
}
