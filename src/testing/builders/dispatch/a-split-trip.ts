import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import type { PartSize } from "#domain/drive/trip-parts.ts";
import { splitTrip } from "#features/trips/split/server/split-trip.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { readTrip } from "./a-crew.ts";

/** Writes a booking of R10 000 for 20 people with 15 bags. */
export const writeLargeTrip = (
  ctx: Context,
  start: Date,
  trip: Partial<typeof trips.$inferInsert> = {},
  booking: Partial<typeof bookings.$inferInsert> = {},
) =>
  writeTrip(ctx, start, {
    booking: { passengers: 20, bags: 15, totalCents: 1_000_000, ...booking },
    trip: { vehicleClass: "luxury_coach", priceCents: 1_000_000, ...trip },
  });

/** Thirteen and seven by default. */
export const twoVehicles: readonly PartSize[] = [
  { passengers: 13, bags: 9 },
  { passengers: 7, bags: 6 },
];

/** Splits a trip as our team would, and returns the ids of its parts. */
export async function splitOver(ctx: Context, tripId: string, parts = twoVehicles): Promise<readonly string[]> {
  const { version } = await readTrip(ctx, tripId);
  const split = await splitTrip(ctx, { trip_id: tripId, version, parts: [...parts] });
  if (!split.ok) throw new Error(`Not split: ${split.reason}`);
  return split.value.trips.map(({ trip_id: id }) => id);
}

/** A booking’s trips part by part: status, passengers, bags and price of each. */
export async function readParts(ctx: Pick<Context, "db">, bookingId: string) {
  const rows = await ctx.db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(trips.leg, trips.part);
  return rows.map(({ state, passengers, bags, priceCents }) => [state, passengers, bags, priceCents]);
}

export async function readBooking(ctx: Pick<Context, "db">, id: string) {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("No such booking.");
  return row;
}
