import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { openDispute } from "./open-dispute.ts";
import { drivenTripOf } from "./trip-facts.ts";

/** A driver disputes a record about their trip. Other drivers’ trips are “not found”. */
export async function disputeTrip(
  ctx: Context,
  { trip_id, kind, text }: ParsedOf<typeof disputesContract.disputeTrip>,
) {
  const trip = await drivenTripOf(ctx, personAsking(ctx.actor), trip_id);
  if (!trip) return refuse("not_found");
  if (!trip.possible.includes(kind)) return refuse("not_possible");
  return openDispute(ctx, { kind, text, tripId: trip_id, bookingId: trip.bookingId, driverId: trip.driverId });
}
