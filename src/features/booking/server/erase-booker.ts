import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";
import { anonymiseBookings, deleteViewsOf, forgetCodeTries, forgetWords } from "./erasure-store.ts";

/** Removes the person from their bookings. Dates, places and amounts stay, as the law requires for five years. */
export async function eraseBooker(ctx: Context, { userId, records }: ErasedPerson): Promise<void> {
  if (userId) await deleteViewsOf(ctx.db, userId);
  if (records.bookings.length === 0) return;
  await forgetWords(ctx.db, records.bookings);
  await anonymiseBookings(ctx.db, records.bookings, ctx.now);
  await forgetCodeTries(ctx.db, records.references);
  for (const id of records.bookings)
    for (const kind of ["booking_document", "booking_waiver"]) await forgetFilesOf(ctx.db, { kind, id });
}
