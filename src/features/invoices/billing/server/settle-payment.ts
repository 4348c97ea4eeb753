import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockBilledInvoice } from "../../server/store.ts";
import { billBooking } from "./bill-booking.ts";
import { shareInvoiceMoney, shareMoney } from "./share-money.ts";

/** Counts a payment on its booking's invoice, which is issued now where there was none. */
export const settlePayment = (ctx: Context, event: EventOf<"payment.succeeded">): Promise<void> =>
  billBooking(ctx, event.reference);

/** What turned out not to be a payment of the booking is due again. */
export const unsettlePayment = (ctx: Context, event: EventOf<"payment.withdrawn">): Promise<void> =>
  billBooking(ctx, event.reference);

/** Counts what was paid onto an invoice, or is no longer; what is billed beside a booking is paid by itself. */
export async function settleInvoicePayment(
  ctx: Context,
  { invoiceId }: EventOf<"invoice.payment_received" | "invoice.payment_withdrawn">,
): Promise<void> {
  const invoice = await lockBilledInvoice(ctx.db, invoiceId);
  if (!invoice) return;
  await (invoice.bookingId ? shareMoney(ctx, invoice.bookingId) : shareInvoiceMoney(ctx, [invoiceId]));
}
