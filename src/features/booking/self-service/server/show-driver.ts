import { driverPortrait, vehiclePortrait } from "#domain/fleet/portrait.ts";
import { addHours } from "#domain/time/local-time.ts";
import { mayKnowDriver } from "#domain/trip/shown-driver.ts";
import type { Context } from "#platform/context.ts";
import { sealedFileAddress } from "#platform/files/sealed-file.ts";
import type { BookingDetail } from "../own-contract.ts";
import type { findTripsOf } from "./detail-views.ts";

type TripMatch = Awaited<ReturnType<typeof findTripsOf>>[number];

/** Driver and vehicle, while the customer may see them; null before and after. */
export function showDriver(ctx: Context, trip: TripMatch): BookingDetail["trips"][number]["driver"] {
  const { assignmentId, driverName, plate, colour, make, model, assignedClass } = trip;
  const { driverId, vehicleId, seats } = trip;
  if (!assignmentId || !driverId || !driverName || !plate || !assignedClass) return null;
  if (!vehicleId || !seats || !mayKnowDriver(trip, ctx.now)) return null;
  const addressOf = (fileId: string | null) =>
    fileId && sealedFileAddress(ctx, { fileId, record: assignmentId, until: endOfNextHour(ctx.now) });
  return {
    part: trip.part,
    passengers: trip.passengers,
    first_name: driverName,
    vehicle: [colour, make, model].filter(Boolean).join(" "),
    vehicle_class: assignedClass,
    plate,
    photo: addressOf(trip.driverPhotoId),
    portrait: driverPortrait(driverId),
    vehicle_photo: addressOf(trip.vehiclePhotoId),
    vehicle_portrait: vehiclePortrait({ id: vehicleId, seats, colour: colour ?? "" }),
  };
}

const hourInMs = 3_600_000;

/** The same within each hour, so that a reloaded page keeps its pictures. */
const endOfNextHour = (now: Date) => addHours(new Date(Math.ceil(now.getTime() / hourInMs) * hourInMs), 1);
