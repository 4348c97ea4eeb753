import { asc, eq } from "drizzle-orm";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { tripMoves, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aBooking } from "./a-booking.ts";

/** Writes a booking of R1 000 with one trip in each of these states, a day apart. */
export async function writeTripsOf(
  ctx: Context,
  states: readonly TripState[],
  booking: Partial<typeof bookings.$inferInsert> = {},
) {
  const row = aBooking({ state: "confirmed", totalCents: 100_000, pickupAt: addHours(testNow, 24), ...booking });
  await ctx.db.insert(bookings).values(row);
  for (const [at, state] of states.entries())
    await ctx.db.insert(trips).values({
      id: newId(),
      bookingId: row.id,
      leg: at + 1,
      state,
      passengers: 2,
      vehicleClass: "sedan",
      createdAt: testNow,
      pickupLocation: row.pickupLocation,
      destination: row.destination,
      flightNumber: "BA 59",
      pickupAt: addHours(testNow, 24 * (at + 1)),
      plannedEnd: addHours(testNow, 24 * (at + 1) + 1),
    });
  return { bookingId: row.id, reference: row.reference };
}

export const readTripsOf = (ctx: Context, bookingId: string) =>
  ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(asc(trips.leg), asc(trips.part));

/** Each state change of a booking's trips: leg, from, to, reason. */
export async function readTripMoves(ctx: Context, bookingId: string) {
  const rows = await ctx.db
    .select({ leg: trips.leg, from: tripMoves.fromState, to: tripMoves.toState, reason: tripMoves.reason })
    .from(tripMoves)
    .innerJoin(trips, eq(trips.id, tripMoves.tripId))
    .where(eq(trips.bookingId, bookingId))
    .orderBy(asc(trips.leg), asc(tripMoves.id));
  return rows.map(({ leg, from, to, reason }) => [leg, from, to, reason]);
}

/** Each state change of a booking: from, to, reason. */
export async function readBookingMoves(ctx: Context, bookingId: string) {
  const rows = await ctx.db
    .select()
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(asc(bookingMoves.createdAt), asc(bookingMoves.id));
  return rows.map(({ fromState, toState, reason }) => [fromState, toState, reason]);
}
