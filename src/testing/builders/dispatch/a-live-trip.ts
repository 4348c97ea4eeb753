import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { latestPositions } from "#db/schema/tracking.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { newId } from "#platform/ids.ts";
import { aDriver, aVehicle, writeTrip } from "../booking/a-trip.ts";

type Plan = NonNullable<Parameters<typeof writeTrip>[2]>;
type Criteria = {
  /** Minutes from now to the pickup. */
  readonly startsIn?: number;
  readonly minutes?: number;
  readonly state?: TripState;
  readonly booking?: Plan["booking"];
  readonly trip?: Plan["trip"];
};

/** The airport and the trip’s destination. */
export const atAirport = { latitude: -33.9694, longitude: 18.5972 };
const usual = { pickupLocation: "Cape Town International Airport", destination: "V&A Waterfront" };

/** A transfer from the airport with a driver, and the token of the customer’s link. */
export async function writeLiveTrip(ctx: Context, criteria: Criteria = {}) {
  const { startsIn = 20, minutes = 60, state = "en_route", booking, trip } = criteria;
  const [driver, vehicle] = [aDriver(), aVehicle({ colour: "White" })];
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  const crew = { driverId: driver.id, vehicleId: vehicle.id };
  const plan = { minutes, crew, booking: { ...usual, ...booking }, trip: { state, ...trip } };
  const written = await writeTrip(ctx, addMinutes(ctx.now, startsIn), plan);
  return { ...written, ...crew, plate: vehicle.plate, token: sealedToken(ctx, liveSeal, written.tripId) };
}

type Seen = { readonly vehicleId: string; readonly driverId: string; readonly tripId: string | null };

/** The vehicle’s last position, so many minutes ago. */
export async function writeSeen(
  ctx: Context,
  { vehicleId, driverId, tripId }: Seen,
  { minutesAgo = 0, ...at }: Partial<typeof atAirport> & { minutesAgo?: number } = {},
) {
  const takenAt = addMinutes(ctx.now, -minutesAgo);
  await ctx.db.insert(latestPositions).values({
    vehicleId,
    driverId,
    tripId,
    sourceId: newId(),
    takenAt,
    receivedAt: takenAt,
    ...atAirport,
    ...at,
    isSkewed: false,
    dutyUntil: addMinutes(ctx.now, 60),
    isOnShift: false,
  });
}
