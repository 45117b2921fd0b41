import { beforeAll, expect, it } from "vitest";
import { render } from "svelte/server";
import { bench } from "../../../tests/unit/island";
import { speak } from "../../lib/text.svelte";
import PlayerPanel from "./PlayerPanel.svelte";

beforeAll(() => speak("en"));

const source = (name: string, points: number, hidden = false) => ({ source: name, count: 1, points, hidden });

it("a player's points are those that the server tells, hidden ones included", () => {
  const { game, view, table } = bench();
  view.public.open_points = [3, 2, 2, 2] as never;
  table.look.points[0] = [source("settlements", 3), source("point_cards", 2, true)];
  const { body } = render(PlayerPanel, { props: { game, seat: 0 } });
  expect(body).toContain("Ania, 5 points");
  expect(body).toContain("3 + 2 hidden");
});

it("what counts is told once, and what does not count is not told", () => {
  const { game, view, table } = bench("rivers");
  view.public.modules!.rivers = { rich: 0, poor: [] } as never;
  table.look.points[0] = [source("settlements", 2), source("rich_settler", 1), source("cities", 0)];
  const { body } = render(PlayerPanel, { props: { game, seat: 0 } });
  expect(body.match(/#ui-rich/g)).toHaveLength(1);
  expect(body).not.toContain("#ui-trophy");
  expect(body).toContain("+1");
  expect(body).not.toContain("−0");
});
