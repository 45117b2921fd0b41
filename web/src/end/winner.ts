/** Who has won a game that is only known by its record. */
import { api } from "../lib/api";

/** Every game tells the winner in the open part of its position. */
interface Position {
  public?: { winner?: number | null };
}

/** The winner by the last position of the record; nobody if the record breaks off before the end. */
export async function winnerOfRecord(table: string): Promise<number | null> {
  const { count } = await api.replay(table, 0, null);
  const { view } = await api.replay(table, count, null);
  return (view as Position).public?.winner ?? null;
}
