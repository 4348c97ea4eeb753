import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeOfferedTrip, describeVehicle } from "./describe-offer.ts";
import { findOpenOffersOf } from "./offer-views.ts";
import { weighOffers } from "./weigh-offers.ts";

/** A driver’s open offers. */
export async function myOffers(ctx: Context) {
  const openOffers = await findOpenOffersOf(ctx.db, personAsking(ctx.actor), ctx.now);
  const against = await weighOffers(ctx, openOffers);
  const offers = openOffers.map((offer) => ({
    id: offer.id,
    trip_id: offer.tripId,
    ...describeOfferedTrip(offer, ctx.now),
    vehicle: describeVehicle(offer),
    against: against.get(offer.id) ?? [],
  }));
  return accept({ offers });
}
