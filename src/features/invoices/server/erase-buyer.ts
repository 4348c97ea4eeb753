import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseBuyer, forgetDetails } from "./erasure-store.ts";

/**
 * Removes the person from their invoices. Numbers, dates, descriptions and amounts stay, as the law requires for five
 * years.
 */
export async function eraseBuyer(ctx: Context, { email, records }: ErasedPerson): Promise<void> {
  await anonymiseBuyer(ctx.db, records.invoices);
  await forgetDetails(ctx.db, { email, bookings: records.bookings });
}
