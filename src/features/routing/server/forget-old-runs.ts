import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetRuns } from "./store.ts";

export const runsKeptDays = 90;

/** A run is of use while its day is remembered. */
export const forgetOldRuns = ({ db, now }: Context): Promise<void> => forgetRuns(db, addHours(now, -24 * runsKeptDays));
