import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymisePeople, deleteAddress, deleteRecordsOf } from "./erasure-store.ts";
import { findPeopleBehind } from "./erasure-views.ts";

/** Takes the person out of the list of customers, with those they were merged from. The empty row stays, so that the number of customers does. */
export async function eraseCustomer(ctx: Context, { email, records }: ErasedPerson): Promise<void> {
  const ids = await findPeopleBehind(ctx.db, email, records.bookings);
  if (email !== null) await deleteAddress(ctx.db, email);
  if (ids.length === 0) return;
  await deleteRecordsOf(ctx.db, ids);
  await anonymisePeople(ctx.db, ids);
}
