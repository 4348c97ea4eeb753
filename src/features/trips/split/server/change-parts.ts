import { nameOfActor } from "#domain/account/roles.ts";
import type { PartLoad } from "#domain/drive/part-seats.ts";
import { mayDoWith } from "#domain/drive/trip-actions.ts";
import { type Drive, type PartSize, sizeOf } from "#domain/drive/trip-parts.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import { findGateTrips } from "../../server/gate-views.ts";
import { holdVehicles } from "../../server/hold-vehicles.ts";
import { insertTripNote } from "../../server/note-store.ts";
import { actionable, type TripRow } from "../../server/store.ts";
import { findReservedVehicle } from "../../server/views.ts";
import { findVehicleClasses } from "./views.ts";

/** No vehicle has departed, and the trip on the screen is one of them. */
export const canChangeParts = ({ now }: Context, { parts }: Drive<TripRow>, trip: TripRow): boolean =>
  parts.includes(trip) && parts.every((part) => mayDoWith("split", actionable(part), now));

/** All passengers, bags and child seats of a leg; for a single vehicle the bags are the booking’s. */
export async function wholeOf(ctx: Context, { first, parts }: Drive<TripRow>): Promise<PartLoad> {
  const [trip] = await findGateTrips(ctx.db, [first.id]);
  if (!trip) throw new Error(`Trip ${first.id} has no booking.`);
  const ofBooking = (bags: number | null) => bags ?? trip.bags;
  const size = sizeOf(parts.map(({ passengers, bags }) => ({ passengers, bags: ofBooking(bags) })));
  return { ...size, seats: { seats: trip.childSeats, sizes: trip.childSeatSizes } };
}

type Written = {
  readonly text: string;
  /** Trips whose drivers’ load has changed. */
  readonly changed: readonly string[];
};

export async function writeDown(ctx: Context, { id: tripId, bookingId }: TripRow, { text, changed }: Written) {
  await insertTripNote(ctx.db, {
    id: ctx.newId(),
    tripId,
    bookingId,
    kind: "note",
    text,
    author: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await ctx.emit({ type: "trip.parts_changed", tripId, bookingId, tripIds: changed, at: ctx.now.toISOString() });
}

/** Takes the sale’s hold again, if a vehicle is free. */
export async function keepVehicle(ctx: Context, trip: TripRow, { passengers, bags }: PartSize): Promise<boolean> {
  if (trip.state !== "unassigned") return true;
  if (await findReservedVehicle(ctx.db, trip.bookingId, trip.leg)) return true;
  const [timed] = await findGateTrips(ctx.db, [trip.id]);
  if (!timed) return false;
  return holdVehicles(ctx, {
    bookingId: trip.bookingId,
    legs: [{ leg: trip.leg, busy: timeOfTrip(timed) }],
    vehicleClass: trip.vehicleClass,
    classes: await findVehicleClasses(ctx.db),
    service: timed.service,
    passengers,
    bags,
    until: null,
  });
}
