import { type Drive, drivesOf } from "#domain/drive/trip-parts.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findBookingOf, lockTripsOf, type TripRow } from "./store.ts";

/** One leg of a booking with all its vehicles, locked until the transaction ends. */
export async function lockDrive(ctx: Context, bookingId: string, leg: number): Promise<Drive<TripRow> | undefined> {
  return drivesOf(await lockTripsOf(ctx.db, bookingId)).find(({ first }) => first.leg === leg);
}

type Seen = { readonly id: string; readonly version: number };
type SeenDrive = { readonly trip: TripRow; readonly drive: Drive<TripRow> };

/**
 * Locks the leg that a trip belongs to, if the trip is unchanged since its reader saw it. All trips of a
 * booking are locked in one order, so that two changes to one leg cannot deadlock.
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
