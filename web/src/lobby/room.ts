/** What a table waits for before it can start. */
import type { TableInfo } from "../protocol";

export type Wait = { kind: "seats"; count: number } | { kind: "ready"; names: string[] } | null;

/** What is missing for the start: free seats first, then people who are not ready. The host is ready by starting. */
export function waitOf(info: TableInfo): Wait {
  const free = info.seats.filter(({ occupant }) => occupant === "empty").length;
  if (free > 0) return { kind: "seats", count: free };
  const names = info.seats.flatMap(({ occupant, ready, called }) =>
    typeof occupant === "object" && "guest" in occupant && occupant.guest.id !== info.host && !ready ? [called] : [],
  );
  return names.length > 0 ? { kind: "ready", names: [...new Set(names)] } : null;
}
