import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findTripsOn } from "../../server/views.ts";
import type { vehicleAbsencesContract } from "../contract.ts";

/** A vehicle’s trips in a period, as a warning before it is taken out of service. */
export async function tripsOnVehicle(
  ctx: Context,
  { vehicle_id, ...period }: ParsedOf<typeof vehicleAbsencesContract.tripsOnVehicle>,
) {
  const from = new Date(period.from);
  const until = new Date(period.until);
  if (until <= from) return accept({ trips: [] });
  const tripsOn = await findTripsOn(ctx.db, { vehicleId: vehicle_id, from, until, now: ctx.now });
  return accept({
    trips: tripsOn.map((trip) => ({
      id: trip.id,
      reference: trip.reference,
      from: new Date(trip.from).toISOString(),
      until: new Date(trip.until).toISOString(),
      pickup_location: trip.pickupLocation ?? "",
      destination: trip.destination ?? "",
      driver: trip.driver,
    })),
  });
}
