import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ownOffersContract } from "../../offers/own-contract.ts";
import { findTripOfDriver } from "../../offers/server/offer-views.ts";
import { reconfirmAs } from "./reconfirm-trip.ts";

/** A driver who is signed in says that they still come. */
export async function reconfirmMyTrip(ctx: Context, input: ParsedOf<typeof ownOffersContract.reconfirmMyTrip>) {
  const offer = await findTripOfDriver(ctx.db, input.trip_id, personAsking(ctx.actor));
  return offer ? reconfirmAs(ctx, offer) : refuse("not_found");
}
