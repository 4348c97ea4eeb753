import { serviceOptionFor } from "#domain/company/catalogue.ts";
import { locate } from "#domain/geography/locate.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { type ExpectedArrival, expectedArrival, targetOf } from "#domain/live/expected-arrival.ts";
import { type ShownPosition, shownPosition } from "#domain/live/shown-position.ts";
import { staysWithGuests } from "#domain/stay/service-days.ts";
import type { Context } from "#platform/context.ts";
import type { DrivePart } from "./views.ts";

/** The vehicle’s position, as precisely as the waiting passengers may see it. */
export function positionOf(part: DrivePart): ShownPosition | null {
  const { fixAt, fixLatitude, fixLongitude } = part;
  if (fixAt === null || fixLatitude === null || fixLongitude === null) return null;
  return shownPosition(part, {
    takenAt: fixAt,
    latitude: fixLatitude,
    longitude: fixLongitude,
    heading: part.fixHeading,
    tripId: part.fixTripId,
    driverId: part.fixDriverId,
  });
}

/** By road from the last position if both ends are known; otherwise the planned time. */
export async function estimateArrival(
  ctx: Context,
  part: DrivePart,
  position: ShownPosition | null,
): Promise<ExpectedArrival | null> {
  const target = targetOf(part.state);
  const place = target && pointOf(target === "pickup" ? part.from : part.to);
  const drive =
    position && !position.isRounded && place ? await ctx.map.driveBetween(position, place, position.takenAt) : null;
  return expectedArrival(
    {
      ...part,
      hasOwnCourse: hasOwnCourse(part),
      drive: position && drive ? { from: position.takenAt, minutes: drive.minutes } : null,
    },
    ctx.now,
  );
}

/** It stops on the way or stays with its guests, so the road alone does not give its end. */
const hasOwnCourse = ({ stops, serviceType, offer, returnAt, hireUnit }: DrivePart): boolean =>
  stops.length > 0 ||
  staysWithGuests({ service: serviceOptionFor(serviceType) ?? "custom", offer, returnAt, hireUnit });

/** An address’s position, if known. */
export function pointOf(address: string): Point | null {
  const { place } = locate(address);
  return place && { latitude: place.latitude, longitude: place.longitude };
}
