import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetDetails } from "./details-store.ts";
import { anonymiseBuyer } from "./store.ts";

/** Takes the person off their invoices. Numbers, dates and amounts stay: the law asks for them for five years. */
export async function eraseBuyer(ctx: Context, { email }: ErasedPerson): Promise<void> {
  if (email === null) return;
  await anonymiseBuyer(ctx.db, email);
  await forgetDetails(ctx.db, email);
}
