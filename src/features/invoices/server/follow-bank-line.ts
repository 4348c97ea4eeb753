import type { EventOf } from "#domain/events.ts";
import { type InvoiceState, invoiceLifecycle } from "#domain/invoice-lifecycle.ts";
import { firstOpenDay } from "#domain/invoice-months.ts";
import { localDateOf } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCounted, findPaymentFor } from "./booking-views.ts";
import { countPayment } from "./count-payment.ts";
import { holdMonths } from "./months-store.ts";
import { moveInvoice } from "./move-invoice.ts";
import { type InvoiceRow, insertAllocation, lockInvoice } from "./store.ts";

const by = "bank statement";

/** Money came in for an invoice that belongs to no booking. */
export async function countInvoicePayment(
  ctx: Context,
  { invoiceId, paymentId }: EventOf<"invoice.payment_received">,
): Promise<void> {
  const invoice = await lockInvoice(ctx.db, invoiceId);
  const payment = await findPaymentFor(ctx.db, paymentId);
  if (!invoice || !payment) throw new Error(`Payment ${paymentId} has no invoice ${invoiceId}.`);
  const paidOn = firstOpenDay(localDateOf(payment.paidAt ?? ctx.now), await holdMonths(ctx.db));
  const { amountCents, method } = payment;
  await countPayment(ctx, invoice, { paymentId, amountCents, method, paidOn, recordedBy: by });
}

/** Money that was counted on invoices was not for them: it is due again. */
export async function uncountInvoicePayment(
  ctx: Context,
  { paymentId }: EventOf<"invoice.payment_withdrawn" | "payment.withdrawn">,
): Promise<void> {
  const paidOn = firstOpenDay(localDateOf(ctx.now), await holdMonths(ctx.db));
  for (const { invoiceId, amountCents, method } of await findCounted(ctx.db, paymentId)) {
    const invoice = await lockInvoice(ctx.db, invoiceId);
    if (!invoice || amountCents <= 0) continue;
    const note = "Unmatched from the bank statement";
    await insertAllocation(ctx.db, {
      id: ctx.newId(),
      ...{ invoiceId, amountCents: -amountCents, method, note, paidOn, recordedBy: by, createdAt: ctx.now },
    });
    const paidCents = invoice.paidCents - amountCents;
    const moved = await moveInvoice(ctx, {
      id: invoice.id,
      to: dueAgain(invoice, paidCents),
      reason: note,
      changes: { paidCents },
    });
    if (!moved.ok) throw new Error(`Invoice ${invoice.number} could not be due again: ${moved.reason}.`);
  }
}

/** What is late, credited or written off stays so; what was paid waits for its money again. */
function dueAgain({ state }: InvoiceRow, paidCents: number): InvoiceState {
  const to = paidCents > 0 ? "part_paid" : "sent";
  return invoiceLifecycle.can(state, to) ? to : state;
}
