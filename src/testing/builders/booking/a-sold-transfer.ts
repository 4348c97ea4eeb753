import { eq } from "drizzle-orm";
import { bookingChanges, bookingItems, bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { findSettings } from "#db/settings-views.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { writeBooking } from "#features/booking/server/write-booking.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "./a-trip.ts";

export const at = (day: string, time: string) => momentOf(localDate(day), localTime(time));
export const journey: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "Gardens, Cape Town",
  pickupAt: at("2026-11-28", "14:00"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const person = { firstName: "Thandi", lastName: "Mokoena", email: "thandi@example.com", phone: "+27 82 555 0199" };
const origin = { source: "website", organisationId: null, affiliateId: null, claimedRate: 0, partnerId: null };

/** A confirmed and paid transfer that uses our only vehicle. */
export async function writeSold(ctx: Context, changes: Partial<Journey> = {}) {
  const vehicle = aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 });
  await ctx.db.insert(vehicles).values(vehicle);
  const { id, reference } = await writeBooking(ctx, {
    booker: { ...person, ...bookingFacts.empty, flightNumber: "BA 59" },
    origin: { ...origin, appliedRate: 0, bookerId: null },
    priced: priceJourney({ ...journey, ...changes }, sampleTariff, ctx.now),
    settings: await findSettings(ctx.db),
    state: "confirmed",
    confirmation: "green",
    isTest: false,
    holdUntil: null,
    responseDueAt: null,
  });
  const total = (await readSold(ctx, id)).booking.totalCents ?? 0;
  await ctx.db.update(bookings).set({ paidCents: total }).where(eq(bookings.id, id));
  return { id, total, vehicleId: vehicle.id, opening: { reference, code: ctx.accessCodeFor(reference) } };
}

export async function readSold(ctx: Context, id: string) {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error("We couldn’t find that booking.");
  const legs = await ctx.db.select().from(trips).where(eq(trips.bookingId, id)).orderBy(trips.leg, trips.part);
  const holds = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.bookingId, id));
  const changes = await ctx.db.select().from(bookingChanges).where(eq(bookingChanges.bookingId, id));
  const items = await ctx.db.select().from(bookingItems).where(eq(bookingItems.bookingId, id));
  return { booking, legs, kept: holds.filter(({ state }) => state !== "released"), changes, items };
}
