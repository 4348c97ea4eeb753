import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { shareMoney, shareMonths, shareReissued } from "../../server/share-money.ts";
import { lockBilledInvoice } from "../../server/store.ts";
import { findMonthOwner } from "./views.ts";

/** Counts what was paid onto an invoice, or is no longer; what is billed beside a booking is paid by itself. */
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
