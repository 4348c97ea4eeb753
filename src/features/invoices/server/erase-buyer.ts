import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { anonymiseBuyer, forgetDetails } from "./erasure-store.ts";

/** Takes the person off their invoices. Numbers, dates, words and amounts stay: the law asks for them for five years. */
export async function eraseBuyer(ctx: Context, { email, records }: ErasedPerson): Promise<void> {
  await anonymiseBuyer(ctx.db, records.invoices);
  await forgetDetails(ctx.db, { email, bookings: records.bookings });
}
