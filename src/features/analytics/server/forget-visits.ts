import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { blankVisitorsBefore, deleteBookingStepsBefore, deleteVisitEventsBefore } from "./store.ts";

/** A year can be compared with the one before; then the single visit is of no use. */
const monthsKept = 13;

/** Page views are deleted after thirteen months; anything that could identify a visitor after a day. */
export async function forgetVisits(ctx: Context) {
  const oldest = new Date(ctx.now);
  oldest.setUTCMonth(oldest.getUTCMonth() - monthsKept);
  await deleteVisitEventsBefore(ctx.db, oldest);
  await deleteBookingStepsBefore(ctx.db, oldest);
  await blankVisitorsBefore(ctx.db, addHours(ctx.now, -24));
}
