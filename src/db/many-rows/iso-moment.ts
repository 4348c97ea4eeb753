import { type AnyColumn, sql } from "drizzle-orm";

/** A moment as it goes over the wire. For rows by the thousand: a date made of each only to be written again takes longer. */
export const isoMoment = (column: AnyColumn) => sql<string>`${column}`.mapWith(isoOf);

/** `2026-11-20 08:00:00+00` is 2026-11-20T08:00:00.000Z. What is written differently is read as a date. */
export function isoOf(text: string): string {
  const isWhole = text.length === 22 && text.endsWith("+00");
  return isWhole ? `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z` : new Date(text).toISOString();
}
