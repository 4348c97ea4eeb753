import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { journeyOf } from "./map-journey.ts";
import type { BookingRow } from "./move-store.ts";
import { findExtraShort, findExtrasLeft, findSellingFacts } from "./selling-views.ts";

/**
 * Of the extras of a booking, the first of which too few are left at that time, beside what the booking has itself. The
 * rest is held until it is written.
 */
export const takeExtras = (ctx: Context, priced: PricedJourney, bookingId: string | null = null) =>
  findExtraShort(ctx.db, priced.journey.extras ?? [], timesOf(priced), bookingId);

/** The first extra that an expired booking has lost to others. While it is open, a booking keeps its own. */
export async function findLostExtra(ctx: Context, booking: BookingRow) {
  if (booking.state !== "expired" || booking.isTest || booking.extras.length === 0) return;
  const { tariff } = await findSellingFacts(ctx.db, { day: localDateOf(booking.pickupAt), affiliateCode: null });
  return takeExtras(ctx, priceJourney(journeyOf(booking), tariff, booking.createdAt), booking.id);
}

/** How many of each are left for it, its own included. */
export const extrasLeft = (ctx: Context, priced: PricedJourney, ids: readonly string[], bookingId: string) =>
  findExtrasLeft(ctx.db, ids, timesOf(priced), bookingId);

const timesOf = (priced: PricedJourney) => planTrips(priced).map(({ pickupAt, end }) => ({ from: pickupAt, to: end }));
