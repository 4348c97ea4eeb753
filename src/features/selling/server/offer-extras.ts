import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import { serviceKeyOf } from "#domain/catalogue/service.ts";
import { extrasFor, mostOf } from "#domain/extra/choose-extras.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import { type OfferedExtra, offeredExtra } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { findExtraShort, findExtrasLeft } from "./selling-views.ts";

/** The extras for a trip, with price and how many are left at that time. */
export async function offerExtras(
  ctx: Context,
  priced: PricedJourney,
  { extras }: Pick<SellingFacts, "extras">,
): Promise<OfferedExtra[]> {
  const { journey, vehicle } = priced;
  const soldAs = serviceKeyOf(priced.services, journey);
  const wish = { ...journey, soldAs, vehicleClass: vehicle.vehicleClass };
  const offered = extrasFor(extras, wish, ctx.now);
  const counted = offered.filter(({ stock }) => stock !== null).map(({ id }) => id);
  const left = await findExtrasLeft(ctx.db, counted, timesOf(priced));
  return offered.map((extra) =>
    toWire(offeredExtra, extra, {
      most: mostOf(extra, journey.passengers),
      left: atLeastNone(left.get(extra.id)),
    }),
  );
}

const atLeastNone = (left: number | null | undefined): number | null => (left == null ? null : Math.max(0, left));

/** Of what was chosen, the first of which too few are left at that time; the rest is held until the sale is written. */
export const takeExtras = (ctx: Context, priced: PricedJourney) =>
  findExtraShort(ctx.db, priced.journey.extras ?? [], timesOf(priced));

const timesOf = (priced: PricedJourney) => planTrips(priced).map(({ pickupAt, end }) => ({ from: pickupAt, to: end }));
