import { asksUntil } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { lockAssignmentsOf } from "../../server/assignment-store.ts";
import { moveAssignment } from "../../server/move-assignment.ts";
import { lockTrip } from "../../server/store.ts";
import { continueRound } from "./continue-round.ts";
import { findRestingRounds, findTripsOverdue } from "./offer-views.ts";

/** Batch size; the next minute takes the rest. */
const atOnce = 100;

/** Ends overdue offers and asks the next drivers. Locks the trip first, in the same order as accepting does. */
export async function expireOffers(ctx: Context): Promise<void> {
  for (const { id } of await findTripsOverdue(ctx.db, ctx.now, atOnce)) {
    const trip = await lockTrip(ctx.db, id);
    if (!trip) continue;
    const offers = await lockAssignmentsOf(ctx.db, id);
    const overdue = offers.filter(({ state, expiresAt }) => state === "offered" && expiresAt && expiresAt <= ctx.now);
    for (const offer of overdue) await moveAssignment(ctx, { id: offer.id, to: "expired" });
    await continueRound(ctx, trip);
  }
  await resumeRounds(ctx);
}

/** Rounds that paused overnight, and those whose pickup can’t wait until morning. */
async function resumeRounds(ctx: Context): Promise<void> {
  for (const { id } of await findRestingRounds(ctx.db, asksUntil(ctx.now), atOnce)) {
    const trip = await lockTrip(ctx.db, id);
    if (trip) await continueRound(ctx, trip);
  }
}
