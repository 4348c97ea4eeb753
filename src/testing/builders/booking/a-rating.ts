import { vehicles } from "#db/schema/fleet.ts";
import { ratings } from "#db/schema/reviews.ts";
import { tripMoves } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aDriverOnRecord } from "../people/a-driver-on-record.ts";
import { aVehicle, writeTrip } from "./a-trip.ts";

type Plan = Parameters<typeof writeTrip>[2];

/** Writes a completed trip with one driver, dropped off at a given time. */
export async function aDrivenTrip(ctx: Context, droppedOffAt: Date, { driver = {}, ...plan }: Plan & DrivenBy = {}) {
  const driverId = driver.id ?? (await aDriverOnRecord(ctx, driver));
  const vehicle = aVehicle();
  await ctx.db.insert(vehicles).values(vehicle);
  const crew = { driverId, vehicleId: vehicle.id, state: "fulfilled" as const };
  const driven = { ...plan, crew, trip: { state: "completed" as const, ...plan?.trip } };
  const trip = await writeTrip(ctx, addHours(droppedOffAt, -1), driven);
  await ctx.db.insert(tripMoves).values({
    id: newId(),
    tripId: trip.tripId,
    fromState: "onboard",
    toState: driven.trip.state,
    actor: "system",
    createdAt: droppedOffAt,
  });
  return { ...trip, driverId };
}

/** An existing driver’s id, or the facts of a new one. */
type DrivenBy = { driver?: Parameters<typeof aDriverOnRecord>[1] };

/** Writes a rating of a trip that ended the day before: five stars and published by default. */
export async function aRating(
  ctx: Context,
  changes: Partial<typeof ratings.$inferInsert> = {},
  plan: Parameters<typeof aDrivenTrip>[2] = {},
) {
  const trip = await aDrivenTrip(ctx, addHours(ctx.now, -24), plan);
  const stars = { overall: 5, punctuality: 5, vehicle: 5, driving: 5, givenAt: addHours(ctx.now, -1) };
  const rating = {
    id: newId(),
    tripId: trip.tripId,
    bookingId: trip.bookingId,
    driverId: trip.driverId,
    state: "published" as const,
    askedAt: addHours(ctx.now, -22),
    updatedAt: ctx.now,
    ...(changes.state !== "requested" && stars),
    ...changes,
  };
  await ctx.db.insert(ratings).values(rating);
  return { ...trip, ratingId: rating.id };
}
