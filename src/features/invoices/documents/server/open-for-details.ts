import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceDetailsContract } from "../details-contract.ts";
import { findBooker } from "./details-views.ts";

export type DetailsInput = ParsedOf<typeof invoiceDetailsContract.invoiceDetails>;

/** A guest with a booking’s code may not change the documents of the company that pays. */
export async function openForDetails(ctx: Context, { reference = "", code }: DetailsInput) {
  const opened = await ctx.bookings.open(ctx, { reference, code: code ?? null });
  if (!opened.ok) return opened;
  const booker = await findBooker(ctx.db, opened.value.id);
  const isStaff = mayDo("change_invoices", partiesOf(ctx.actor), "other");
  if (!booker || (booker.organisationId && !opened.value.isOfMyOrganisation && !isStaff)) return refuse("not_found");
  return accept({ bookingId: opened.value.id, booker });
}
