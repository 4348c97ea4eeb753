import type { CheckTools, HealthCheck } from "./define-check.ts";
import { findResult } from "./views.ts";

/** After this many runs, a costly check has covered everything. */
export const partsOfAll = 12;

/**
 * The part of the bookings that this run checks; undefined for all: on the first run, on request, and from a
 * failure until it recovers.
 */
export async function partOfIt(
  { db, now }: Pick<CheckTools, "db" | "now">,
  probing: boolean,
  { id, everyMinutes }: Pick<HealthCheck, "id" | "everyMinutes">,
): Promise<number | undefined> {
  if (probing || !(await findResult(db, id))) return undefined;
  return Math.floor(now.getTime() / (everyMinutes * 60_000)) % partsOfAll;
}
