import { isStaff } from "#domain/account/roles.ts";
import { isBookedInTime } from "#domain/booking/lead-time.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { driversFor } from "#domain/trip/drivers-for.ts";
import { type PlannedLeg, planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { findLegs } from "./cancel-views.ts";
import { journeyOf } from "./map-journey.ts";
import type { BookingRow } from "./move-store.ts";
import { findSellingFacts } from "./selling-views.ts";

/** Turns a booking's holds into reservations, renewing lost ones. False if one leg has no vehicle. */
export async function reserveVehicles(ctx: Context, booking: BookingRow): Promise<boolean> {
  const reserved = await ctx.trips.reserveHolds(ctx, booking.id);
  const isKept = await keepLegs(ctx, booking, { until: null, except: reserved });
  if (!isKept) await ctx.trips.releaseHolds(ctx, booking.id);
  return isKept;
}

/** Holds vehicles for a booking that has lost its own. False if one leg has none. */
export const holdAgain = (ctx: Context, booking: BookingRow, until: Date): Promise<boolean> =>
  keepLegs(ctx, booking, { until, except: [] });

type Keeping = { readonly until: Date | null; readonly except: readonly number[] };

async function keepLegs(ctx: Context, booking: BookingRow, { until, except }: Keeping): Promise<boolean> {
  const day = localDateOf(booking.pickupAt);
  const { tariff } = await findSellingFacts(ctx.db, { day, affiliateCode: null });
  const priced = priceJourney(journeyOf(booking), tariff, booking.createdAt);
  const missing = (await standingLegs(ctx, booking.id, planTrips(priced))).filter(({ leg }) => !except.includes(leg));
  if (missing.length === 0) return true;
  const { id: bookingId, passengers, bags } = booking;
  if (wasSoldWithDriver(ctx, booking)) {
    const isDriverFree = await ctx.trips.takeDrivers(ctx, driversFor(ctx, priced, { bookingId, legs: missing }));
    if (!isDriverFree) return false;
  }
  const { vehicle, journey } = priced;
  const { classes } = priced;
  const input = { vehicleClass: vehicle.vehicleClass, classes, service: journey.service, passengers, bags, until };
  return ctx.trips.holdVehicles(ctx, { bookingId, legs: missing, ...input });
}

/**
 * A short-notice trip was sold with a driver, who was only free during the hold. Our own team may still promise it and
 * find one.
 */
const wasSoldWithDriver = ({ actor }: Context, booking: BookingRow): boolean =>
  booking.light === "green" && !isStaff(actor) && !isBookedInTime(journeyOf(booking), booking.createdAt);

/** The remaining legs, each with the time its vehicle is needed. */
async function standingLegs(ctx: Context, bookingId: string, plans: readonly PlannedLeg[]): Promise<PlannedLeg[]> {
  const standing = (await findLegs(ctx.db, bookingId)).filter(({ state }) => state !== "cancelled");
  return plans.flatMap((plan, at) => {
    const leg = standing[at]?.leg;
    return leg === undefined ? [] : [{ ...plan, leg }];
  });
}
