import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetAlarms, forgetCounts, forgetErrors } from "../../server/store.ts";
import { forgetChanges } from "./store.ts";

const day = 24;
const kept = {
  countsHours: 2 * day,
  changesHours: 90 * day,
  errorsHours: 30 * day,
  errorsAtMost: 5000,
  alarmsHours: 365 * day,
};

/** Counters are useful for days; status changes and errors for months. */
export async function forgetOldHealth({ db, now }: Context): Promise<void> {
  await forgetCounts(db, addHours(now, -kept.countsHours));
  await forgetChanges(db, addHours(now, -kept.changesHours));
  await forgetErrors(db, addHours(now, -kept.errorsHours), kept.errorsAtMost);
  await forgetAlarms(db, addHours(now, -kept.alarmsHours));
}
