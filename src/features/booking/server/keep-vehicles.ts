import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { type Journey, priceJourney } from "#domain/pricing/price-journey.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import type { BookingRow } from "./move-store.ts";
import { findSellingFacts } from "./selling-views.ts";

/** Keeps a vehicle for every trip of a booking: held until then, or reserved when null. False: none is free. */
export async function keepVehicles(ctx: Context, row: BookingRow, until: Date | null): Promise<boolean> {
  const day = localDateOf(row.pickupAt);
  const { tariff } = await findSellingFacts(ctx.db, { day });
  const priced = priceJourney(journeyOf(row), tariff, row.createdAt);
  return ctx.trips.holdVehicles(ctx, {
    bookingId: row.id,
    legs: planTrips(priced),
    band: priced.vehicle.band,
    passengers: row.passengers,
    bags: row.bags,
    until,
  });
}

/** The journey a booking is about. A service we no longer sell is a custom one. */
export const journeyOf = (row: BookingRow): Journey => ({
  service: serviceOptionIds.find((id) => id === row.serviceType) ?? "custom",
  offer: row.offer,
  pickupLocation: row.pickupLocation,
  destination: row.destination,
  pickupAt: row.pickupAt,
  returnAt: row.returnAt,
  passengers: row.passengers,
  bags: row.bags,
  childSeats: row.childSeats,
  extraStops: row.extraStops,
  hireUnit: row.hireUnit,
  hireHours: row.hireHours,
  packageDays: row.packageDays,
});
