import type { CheckTools, HealthCheck } from "./define-check.ts";
import { findResult } from "./views.ts";

/** A costly check has looked at everything after so many runs. */
export const partsOfAll = 12;

/**
 * The part of the bookings that this run looks at; undefined for all of them: the first run, one that someone asked for, and
 * each run from a failure to its end.
 */
export async function partOfIt(
  { db, now }: Pick<CheckTools, "db" | "now">,
  probing: boolean,
  { id, everyMinutes }: Pick<HealthCheck, "id" | "everyMinutes">,
): Promise<number | undefined> {
  if (probing || !(await findResult(db, id))) return undefined;
  return Math.floor(now.getTime() / (everyMinutes * 60_000)) % partsOfAll;
}
