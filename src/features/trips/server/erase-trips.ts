import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";
import { deletePhotosOf, forgetWordsOf } from "./erasure-store.ts";

/** Removes the person from the trips of their bookings. Times, places and prices stay; photos are deleted. */
export async function eraseTrips(ctx: Context, { records }: ErasedPerson): Promise<void> {
  await forgetWordsOf(ctx.db, records.bookings);
  await deletePhotosOf(ctx.db, records.bookings);
  for (const id of records.bookings) await forgetFilesOf(ctx.db, { kind: "trip_photo", id });
}
