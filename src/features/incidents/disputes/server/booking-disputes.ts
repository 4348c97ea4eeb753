import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { describeOwn } from "./describe-dispute.ts";
import { chargesOf } from "./trip-facts.ts";
import { findDisputesOfBooking } from "./views.ts";

type Row = OutputOf<typeof disputesContract.bookingDisputes>;

/** The customer’s disputes with our answers, and charges they can still dispute. */
export async function bookingDisputes(
  ctx: Context,
  input: ParsedOf<typeof disputesContract.bookingDisputes>,
): Promise<Result<Row, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const raised = await findDisputesOfBooking(ctx.db, opened.value.id);
  const possible = await chargesOf(ctx, opened.value.id);
  const isRaised = (tripId: string, kind: string) =>
    raised.some(({ dispute }) => dispute.tripId === tripId && dispute.kind === kind);
  return accept({
    disputes: raised.map(({ dispute, pickupAt }) => describeOwn(dispute, pickupAt)),
    possible: possible
      .filter(({ tripId, kind }) => !isRaised(tripId, kind))
      .map(({ tripId, kind, pickupAt }) => ({ trip_id: tripId, kind, pickup_at: pickupAt.toISOString() })),
  });
}
