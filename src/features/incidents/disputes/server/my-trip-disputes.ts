import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { describeOwn } from "./describe-dispute.ts";
import { drivenTripOf } from "./trip-facts.ts";
import { findDisputesOfDriver } from "./views.ts";

/** A driver’s disputes about their own trip with our answers, and what they can still dispute. */
export async function myTripDisputes(ctx: Context, { trip_id }: ParsedOf<typeof disputesContract.myTripDisputes>) {
  const trip = await drivenTripOf(ctx, personAsking(ctx.actor), trip_id);
  if (!trip) return refuse("not_found");
  const raised = await findDisputesOfDriver(ctx.db, trip_id, trip.driverId);
  return accept({
    disputes: raised.map((dispute) => describeOwn(dispute, trip.pickupAt)),
    possible: trip.possible.filter((kind) => !raised.some((dispute) => dispute.kind === kind)),
  });
}
