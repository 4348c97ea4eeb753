import { readMeter } from "#domain/road/wait-meter.ts";
import type { Context } from "#platform/context.ts";
import { findWait } from "../../server/wait-views.ts";
import { insertWait } from "./wait-store.ts";

/** Driver and passenger have met: the amount on the meter is due once the trip has ended. */
export async function keepWait(ctx: Context, tripId: string, metAt: Date): Promise<void> {
  const wait = await findWait(ctx.db, tripId);
  if (!wait?.terms) return;
  const { waitFrom, freeMinutes, stepCents } = wait.terms;
  const { steps } = readMeter(wait.terms, metAt);
  if (steps === 0) return;
  await insertWait(ctx.db, {
    tripId,
    bookingId: wait.bookingId,
    startedAt: waitFrom,
    metAt,
    freeMinutes,
    stepCents,
    steps,
    state: "due",
    createdAt: ctx.now,
  });
}
