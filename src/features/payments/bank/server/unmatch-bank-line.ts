import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { movePayment } from "../../server/move-payment.ts";
import { findGoingBack } from "../../server/refund-views.ts";
import { lockPayment, lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findBookingById, findPayment } from "../../server/views.ts";
import type { bankContract } from "../contract.ts";
import { type AllocationRow, deleteAllocation, lockBankLine } from "./store.ts";
import { findAllocation } from "./views.ts";

type Unmatch = typeof bankContract.unmatchBankLine;

/**
 * Unmatches part of a line. A payment that already counted stays; one that counted only because of the line
 * is withdrawn, and the paid total follows.
 */
export async function unmatchBankLine(
  ctx: Context,
  { allocation_id, reason }: ParsedOf<Unmatch>,
): Promise<Result<OutputOf<Unmatch>, RefusalOf<Unmatch>>> {
  const known = await findAllocation(ctx.db, allocation_id);
  const line = known && (await lockBankLine(ctx.db, known.bankLineId));
  // Read again under the lock, in case it has just changed.
  const part = line && (await findAllocation(ctx.db, allocation_id));
  if (!line || !part) return refuse("not_found");
  const payment = await lockPaidBy(ctx, part);
  if (!payment || (await findGoingBack(ctx.db, [payment.id])).has(payment.id)) return refuse("refunded");
  const to = part.madeReceived ? "cancelled" : "verified";
  const moved = await movePayment(ctx, {
    id: payment.id,
    to,
    reason,
    changes: part.madeReceived ? { paidAt: null } : {},
  });
  if (!moved.ok) return refuse("refunded");
  await deleteAllocation(ctx.db, part.id);
  if (part.madeReceived) await tell(ctx, payment);
  await recordAudit(ctx, {
    action: "bank_line.unmatched",
    subject: { kind: "bank_line", id: line.id },
    reason,
    details: { payment_id: payment.id, amount_cents: part.amountCents },
  });
  return accept({ left_cents: line.amountCents - line.allocatedCents + part.amountCents });
}

async function lockPaidBy(ctx: Context, { paymentId }: AllocationRow): Promise<PaymentRow | undefined> {
  const { bookingId } = (await findPayment(ctx.db, paymentId)) ?? {};
  // Locks the booking before its payments, the usual order.
  if (bookingId) await lockPaymentsOf(ctx.db, bookingId);
  return lockPayment(ctx.db, paymentId);
}

async function tell(ctx: Context, { id: paymentId, bookingId, invoiceId }: PaymentRow): Promise<void> {
  if (bookingId) {
    const { reference } = await findBookingById(ctx.db, bookingId);
    await ctx.emit({ type: "payment.withdrawn", paymentId, reference });
  } else if (invoiceId) await ctx.emit({ type: "invoice.payment_withdrawn", paymentId, invoiceId });
}
