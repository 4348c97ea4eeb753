import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { openDispute } from "./open-dispute.ts";
import { chargesOf } from "./trip-facts.ts";

type Asked = ParsedOf<typeof disputesContract.disputeCharge>;

/** The customer says that they were there, or that the wait was not theirs. Money changes only by our team’s hand. */
export async function disputeCharge(ctx: Context, asked: Asked) {
  const opened = await ctx.bookings.open(ctx, asked);
  if (!opened.ok) return opened;
  const bookingId = opened.value.id;
  const possible = await chargesOf(ctx, bookingId);
  if (!possible.some(({ tripId, kind }) => tripId === asked.trip_id && kind === asked.kind))
    return refuse("not_possible");
  return openDispute(ctx, { bookingId, tripId: asked.trip_id, kind: asked.kind, driverId: null, text: asked.text });
}
