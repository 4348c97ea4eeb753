import { eq } from "drizzle-orm";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { tripMoves } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { renewTrackingDevice } from "#features/tracking/server/renew-tracking-device.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle, writeTrip } from "../booking/a-trip.ts";

type Criteria = {
  /** Minutes from now to the pickup. */
  readonly startsIn?: number;
  readonly minutes?: number;
  readonly state?: TripState;
  /** The driver’s user account. */
  readonly userId?: string;
  readonly deviceOf?: "vehicle" | "driver";
};

/** A driver in a vehicle on a current trip, and the token of the vehicle’s device. */
export async function writeTrackedTrip(ctx: Context, criteria: Criteria = {}) {
  const { startsIn = -10, minutes = 60, state = "onboard", deviceOf = "vehicle" } = criteria;
  const [driver, vehicle] = [aDriver({ userId: criteria.userId ?? null }), aVehicle()];
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  const start = addMinutes(ctx.now, startsIn);
  const crew = { driverId: driver.id, vehicleId: vehicle.id };
  const { tripId, reference } = await writeTrip(ctx, start, { minutes, crew, trip: { state } });
  const owner = deviceOf === "vehicle" ? vehicle.id : driver.id;
  const device = await renewTrackingDevice(ctx, { owner_kind: deviceOf, owner_id: owner });
  if (!device.ok) throw new Error(device.reason);
  return { ...crew, tripId, reference, plate: vehicle.plate, token: device.value.token };
}

/** Moves the trip to this status at that time. */
export const moveOn = (ctx: Context, tripId: string, toState: TripState, at: Date) =>
  ctx.db.insert(tripMoves).values({ id: ctx.newId(), tripId, toState, actor: "system", createdAt: at });

export const suspend = (ctx: Context, driverId: string) =>
  ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, driverId));
