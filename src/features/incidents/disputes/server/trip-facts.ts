import {
  type CustomerDisputeKind,
  customerMayDispute,
  disputeDays,
  driverMayDispute,
} from "#domain/incident/dispute-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findChargedTrips, findDrivenTrip } from "./views.ts";

const isLongAgo = (end: Date, now: Date) => addHours(end, 24 * disputeDays) < now;

type Charge = { readonly tripId: string; readonly pickupAt: Date; readonly kind: CustomerDisputeKind };

/** The charges a booking’s customer may dispute. */
export async function chargesOf({ db, now }: Context, bookingId: string): Promise<Charge[]> {
  const trips = await findChargedTrips(db, bookingId);
  return trips.flatMap(({ id, pickupAt, end, state, waitState }) =>
    customerMayDispute({
      endedLongAgo: isLongAgo(end, now),
      isNoShow: state === "no_show",
      hasWaitCharge: waitState === "due" || waitState === "charged",
    }).map((kind) => ({ tripId: id, pickupAt, kind })),
  );
}

/** A driver’s own trip with what may be disputed; undefined if it isn’t theirs. */
export async function drivenTripOf({ db, now }: Context, userId: string, tripId: string) {
  const trip = await findDrivenTrip(db, userId, tripId);
  if (!trip) return undefined;
  const possible = driverMayDispute({
    endedLongAgo: isLongAgo(trip.end, now),
    isNoShowRefused: trip.isNoShowRefused,
    isLate: trip.isLate,
  });
  return { ...trip, possible };
}
