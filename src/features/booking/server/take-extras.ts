import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { findExtraShort, findExtrasLeft } from "./selling-views.ts";

/**
 * Of the extras of a booking, the first of which too few are left at that time, beside what the booking has itself. The
 * rest is held until it is written.
 */
export const takeExtras = (ctx: Context, priced: PricedJourney, bookingId: string | null = null) =>
  findExtraShort(ctx.db, priced.journey.extras ?? [], timesOf(priced), bookingId);

/** How many of each are left for it, its own included. */
export const extrasLeft = (ctx: Context, priced: PricedJourney, ids: readonly string[], bookingId: string) =>
  findExtrasLeft(ctx.db, ids, timesOf(priced), bookingId);

const timesOf = (priced: PricedJourney) => planTrips(priced).map(({ pickupAt, end }) => ({ from: pickupAt, to: end }));
