import { type Drive, drivesOf } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findBookingOf, lockTripsOf, type TripRow } from "./store.ts";

/** A leg of a booking in all its vehicles, locked until the transaction ends. */
export async function lockDrive(ctx: Context, bookingId: string, leg: number): Promise<Drive<TripRow> | undefined> {
  return drivesOf(await lockTripsOf(ctx.db, bookingId)).find(({ first }) => first.leg === leg);
}

type Seen = { readonly id: string; readonly version: number };
type SeenDrive = { readonly trip: TripRow; readonly drive: Drive<TripRow> };

/**
 * The drive of a trip, if the trip has not changed since the caller saw it. All trips of a booking are locked in one
 * order, so that changes to parts of a drive never deadlock.
 */
export async function lockDriveSeen(
  ctx: Context,
  { id, version }: Seen,
): Promise<Result<SeenDrive, "not_found" | "changed_meanwhile">> {
  const bookingId = await findBookingOf(ctx.db, id);
  const trips = bookingId ? await lockTripsOf(ctx.db, bookingId) : [];
  const trip = trips.find((one) => one.id === id);
  const drive = drivesOf(trips).find(({ first }) => first.leg === trip?.leg);
  if (!trip || !drive) return refuse("not_found");
  return trip.version === version ? accept({ trip, drive }) : refuse("changed_meanwhile");
}
