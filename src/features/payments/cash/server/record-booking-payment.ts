import type { PaymentMethod, PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { recordPaymentMove } from "../../server/move-payment.ts";
import { insertPayment, lockPaymentsOf } from "../../server/store.ts";
import { findBookingById, findBookingMoney } from "../../server/views.ts";
import type { cashContract, RecordedWay } from "../contract.ts";

type Recording = typeof cashContract.recordBookingPayment;

type Taken = { readonly method: PaymentMethod; readonly provider: string; readonly state: PaymentState };

/** A card machine takes cards outside our gateway, so refunds are made by hand. */
const taken: Readonly<{ [W in RecordedWay]: Taken }> = {
  transfer: { method: "transfer", provider: "", state: "verified" },
  cash: { method: "cash", provider: "team", state: "handed_in" },
  card_machine: { method: "online", provider: "card_machine", state: "succeeded" },
};

const closed = ["draft", "declined"];

/** Records money received by our team. */
export async function recordBookingPayment(
  ctx: Context,
  input: ParsedOf<Recording>,
): Promise<Result<OutputOf<Recording>, RefusalOf<Recording>>> {
  const bookingMoney = await findBookingMoney(ctx.db, input.reference);
  if (!bookingMoney) return refuse("not_found");
  const attempts = await lockPaymentsOf(ctx.db, bookingMoney.id);
  const booking = await findBookingById(ctx.db, bookingMoney.id);
  const { all: open, phase } = standingOf(booking, attempts, ctx.now);
  const isClosed = closed.includes(booking.state) || phase === "over" || phase === "trial";
  if (isClosed || booking.totalCents === null) return refuse("not_payable");
  if (phase === "billed") return refuse("billed_monthly");
  if (open !== input.expected_open_cents) return refuse("changed_meanwhile", { open_cents: open });
  if (input.amount_cents > open) return refuse("more_than_open", { open_cents: open });

  const way = taken[input.method];
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: booking.id,
    ...way,
    amountCents: input.amount_cents,
    transferReference: way.method === "transfer" ? transferReference(booking.reference) : null,
    paidAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: payment.state, reason: input.reason });
  await ctx.emit({ type: "payment.succeeded", paymentId: payment.id, reference: booking.reference });
  await recordAudit(ctx, {
    action: "payment.recorded",
    subject: { kind: "booking", id: booking.reference },
    reason: input.reason,
    details: { payment_id: payment.id, method: input.method, amount_cents: input.amount_cents },
  });
  return accept({ payment_id: payment.id, state: payment.state });
}
