import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { shareMoney, shareMonths, shareReissued } from "../../server/share-money.ts";
import { lockBilledInvoice } from "../../server/store.ts";
import { findMonthOwner } from "./views.ts";

/** Counts a payment on an invoice, or removes it; extra charges are paid separately. */
export async function settleInvoicePayment(
  ctx: Context,
  { invoiceId }: EventOf<"invoice.payment_received" | "invoice.payment_withdrawn">,
): Promise<void> {
  const company = await findMonthOwner(ctx.db, invoiceId);
  if (company) return shareMonths(ctx, company);
  const invoice = await lockBilledInvoice(ctx.db, invoiceId);
  if (!invoice) return;
  await (invoice.bookingId ? shareMoney(ctx, invoice.bookingId) : shareReissued(ctx, invoiceId));
}
