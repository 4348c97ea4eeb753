import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { openDispute } from "./open-dispute.ts";
import { chargesOf } from "./trip-facts.ts";

type Input = ParsedOf<typeof disputesContract.disputeCharge>;

/** A customer disputes a no-show or a waiting charge. Only our team changes the money. */
export async function disputeCharge(ctx: Context, input: Input) {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const bookingId = opened.value.id;
  const possible = await chargesOf(ctx, bookingId);
  if (!possible.some(({ tripId, kind }) => tripId === input.trip_id && kind === input.kind))
    return refuse("not_possible");
  return openDispute(ctx, { bookingId, tripId: input.trip_id, kind: input.kind, driverId: null, text: input.text });
}
