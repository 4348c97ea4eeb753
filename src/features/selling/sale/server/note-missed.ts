import { isStaff } from "#domain/account/roles.ts";
import { type MissedReason, missedReason } from "#domain/analytics/missed-sale.ts";
import { doubtsAbout } from "#domain/booking/confirmation.ts";
import { hasFleetFor, mayBeInstant } from "#domain/booking/sale-rules.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import { syntheticAgent } from "#domain/health/synthetic-customer.ts";
import type { Journey, PricedJourney } from "#domain/pricing/journey-price.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import { writeMissed } from "./missed-store.ts";

type Missed = { readonly reason: MissedReason; readonly vehicleClass: string; readonly totalCents: number | null };
type Way = Pick<Journey, "pickupAt" | "pickupLocation" | "destination"> & { readonly service: string };

/** The reason to record, from the current offer. */
export function whyMissed(ctx: Context, priced: PricedJourney, facts: SellingFacts, offer: JourneyOffer): Missed {
  const isSoon = mayBeInstant(ctx, priced, facts);
  const doubts = doubtsAbout(priced, ctx.now);
  const { total } = priced.price;
  const hasFleet = hasFleetFor(priced, facts.fleet);
  return {
    reason: hasFleet ? missedReason({ light: offer.light, doubts, hasPrice: total !== null, isSoon }) : "no_vehicle",
    vehicleClass: priced.vehicle.vehicleClass,
    totalCents: total,
  };
}

/** The same key for the same trip, no matter who asks; the address cannot be recovered from it. */
export const journeyKeyOf = (ctx: Context, { service, pickupAt, pickupLocation, destination }: Way): string => {
  const [from, to] = [pickupLocation, destination].map((place) => place.trim().toLowerCase());
  return ctx.linkSealFor(`asked:${service}|${pickupAt.toISOString()}|${from}|${to}`).slice(0, 64);
};

/**
 * Records a requested price as missed until it is booked. Written after the answer is ready; requests by our
 * own team are not recorded.
 */
export async function noteMissed(
  ctx: Context,
  journey: Journey,
  { reason, vehicleClass, totalCents }: Missed,
): Promise<void> {
  if (isStaff(ctx.actor) || ctx.caller.userAgent === syntheticAgent) return;
  const { service, pickupLocation, pickupAt, passengers } = journey;
  await ctx.afterwards(async (db) => {
    await writeMissed(db, {
      id: ctx.newId(),
      askedOn: localDateOf(ctx.now),
      journeyKey: journeyKeyOf(ctx, journey),
      reason,
      vehicleClass,
      service,
      area: areaOf(pickupLocation) ?? "",
      pickupOn: localDateOf(pickupAt),
      passengers,
      totalCents,
    });
    return undefined;
  });
}
