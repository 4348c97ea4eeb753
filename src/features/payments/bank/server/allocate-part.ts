import { isUnsettled } from "#domain/invoice/invoice-balance.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findOpenInvoice } from "../../server/invoice-views.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import { closeProofs } from "../../server/proof-store.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { insertPayment, lockInvoiceMoney, lockPayment, lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findBookingById, findBookingMoney } from "../../server/views.ts";
import type { LinePart } from "../contract.ts";
import { type BankLineRow, insertAllocation } from "./store.ts";
import { matchableStates, unpriced } from "./target-views.ts";
import { findMatched, isMatched } from "./views.ts";

export type NotAllocated =
  | "target_gone"
  | "not_payable"
  | "billed_monthly"
  | "more_than_open"
  | "not_possible"
  | "amount_differs";
type AllocationInput = { readonly line: BankLineRow; readonly part: LinePart; readonly by: string };

/** Allocates part of a line: the payment counts from now on, if it did not before, and is cleared. */
export async function allocatePart(ctx: Context, input: AllocationInput): Promise<Result<PaymentRow, NotAllocated>> {
  const { line, part, by } = input;
  const paid = await payTarget(ctx, input);
  if (!paid.ok) return paid;
  const { payment, madeReceived } = paid.value;
  await insertAllocation(ctx.db, {
    id: ctx.newId(),
    bankLineId: line.id,
    paymentId: payment.id,
    amountCents: part.amount_cents,
    madeReceived,
    matchedBy: by,
    createdAt: ctx.now,
  });
  const decidedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await closeProofs(ctx.db, payment.id, { decidedBy, decidedAt: ctx.now });
  return accept(payment);
}

type Paid = { readonly payment: PaymentRow; readonly madeReceived: boolean };

function payTarget(ctx: Context, input: AllocationInput): Promise<Result<Paid, NotAllocated>> {
  if (input.part.kind === "credit") return giveCredit(ctx, input);
  if (input.part.kind === "payment") return confirmPayment(ctx, input, input.part.key);
  return input.part.kind === "invoice" ? payInvoice(ctx, input) : payBooking(ctx, input, input.part.key);
}

/** A transfer accepted on its proof is on the statement with the same amount. */
async function confirmPayment(
  ctx: Context,
  { line, part }: AllocationInput,
  id: string,
): Promise<Result<Paid, NotAllocated>> {
  const payment = await lockPayment(ctx.db, id);
  if (!payment) return refuse("target_gone");
  if (payment.method !== "transfer" || payment.state !== "verified" || (await isMatched(ctx.db, id)))
    return refuse("not_possible");
  if (payment.amountCents !== part.amount_cents) return refuse("amount_differs");
  const cleared = await movePayment(ctx, { id, to: "cleared", reason: reasonOf(line) });
  return cleared.ok ? accept({ payment: cleared.value, madeReceived: false }) : refuse("not_possible");
}

async function payBooking(
  ctx: Context,
  input: AllocationInput,
  reference: string,
): Promise<Result<Paid, NotAllocated>> {
  const bookingMoney = await findBookingMoney(ctx.db, reference);
  if (!bookingMoney) return refuse("target_gone");
  const attempts = await lockPaymentsOf(ctx.db, bookingMoney.id);
  const booking = await findBookingById(ctx.db, bookingMoney.id);
  if (booking.isTest || unpriced.some((state) => state === booking.state)) return refuse("not_payable");
  // If it were paid here as well, the company would pay twice.
  if (booking.billedByMonthCents > 0) return refuse("billed_monthly");
  const waiting = await transferFor(ctx, attempts, input.part.amount_cents);
  if (waiting?.state === "verified") return confirmPayment(ctx, input, waiting.id);
  if (waiting) return receiveTransfer(ctx, input, waiting.id);
  const payment = await begin(ctx, input, {
    bookingId: booking.id,
    invoiceId: null,
    transferReference: transferReference(booking.reference),
  });
  await ctx.emit({ type: "payment.succeeded", paymentId: payment.id, reference: booking.reference });
  return accept({ payment, madeReceived: true });
}

/** The transfer that announced this money: first one accepted with this exact amount, then one still expected. */
async function transferFor(ctx: Context, attempts: readonly PaymentRow[], amountCents: number) {
  const transfers = attempts.filter(({ method, state }) => method === "transfer" && matchableStates.includes(state));
  const matched = await findMatched(
    ctx.db,
    transfers.map(({ id }) => id),
  );
  return transfers
    .filter((one) => !matched.has(one.id))
    .filter(({ state, amountCents: amount }) => state !== "verified" || amount === amountCents)
    .toSorted((a, b) => matchableStates.indexOf(a.state) - matchableStates.indexOf(b.state))[0];
}

async function receiveTransfer(
  ctx: Context,
  { line, part }: AllocationInput,
  id: string,
): Promise<Result<Paid, NotAllocated>> {
  const changes = { amountCents: part.amount_cents, paidAt: bookedAt(ctx, line) };
  const received = await receivePayment(ctx, { id, to: "verified", reason: reasonOf(line), changes });
  if (!received.ok) return refuse("not_possible");
  const cleared = await movePayment(ctx, { id, to: "cleared", reason: reasonOf(line) });
  return cleared.ok ? accept({ payment: cleared.value, madeReceived: true }) : refuse("not_possible");
}

/** A booking's own invoice is paid through the booking. */
async function payInvoice(ctx: Context, input: AllocationInput): Promise<Result<Paid, NotAllocated>> {
  const known = await findOpenInvoice(ctx.db, input.part.key);
  if (!known) return refuse("target_gone");
  if (known.bookingId !== null) {
    const { reference } = await findBookingById(ctx.db, known.bookingId);
    return payBooking(ctx, input, reference);
  }
  await lockInvoiceMoney(ctx.db, known.id);
  const invoice = await findOpenInvoice(ctx.db, input.part.key);
  if (!invoice || invoice.kind === "credit_note" || !isUnsettled(invoice.state)) return refuse("not_payable");
  if (input.part.amount_cents > invoice.openCents) return refuse("more_than_open", { open_cents: invoice.openCents });
  const payment = await begin(ctx, input, { bookingId: null, invoiceId: invoice.id, transferReference: null });
  await ctx.emit({ type: "invoice.payment_received", paymentId: payment.id, invoiceId: invoice.id });
  return accept({ payment, madeReceived: true });
}

/** Keeps the money as credit for the customer of this booking or invoice. */
async function giveCredit(ctx: Context, input: AllocationInput): Promise<Result<Paid, NotAllocated>> {
  const booking = await findBookingMoney(ctx.db, input.part.key);
  const invoice = booking ? undefined : await findOpenInvoice(ctx.db, input.part.key);
  if (!booking && !invoice) return refuse("target_gone");
  const payment = await begin(ctx, input, {
    bookingId: null,
    invoiceId: null,
    transferReference: null,
    creditBookingId: booking?.id ?? null,
    creditInvoiceId: invoice?.id ?? null,
  });
  await ctx.emit({ type: "credit.added", paymentId: payment.id });
  return accept({ payment, madeReceived: true });
}

type For = Pick<PaymentRow, "bookingId" | "invoiceId" | "transferReference"> &
  Partial<Pick<PaymentRow, "creditBookingId" | "creditInvoiceId">>;

/** Money without a payment attempt. */
async function begin(ctx: Context, { line, part, by }: AllocationInput, target: For): Promise<PaymentRow> {
  const payment = await insertPayment(ctx.db, {
    ...target,
    id: ctx.newId(),
    method: "transfer",
    state: "cleared",
    amountCents: part.amount_cents,
    paidAt: bookedAt(ctx, line),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: "cleared", reason: reasonOf(line), by });
  return payment;
}

/** The bank’s date, but never in the future. */
function bookedAt(ctx: Context, { bookedOn }: BankLineRow): Date {
  const noon = momentOf(localDate(bookedOn), localTime("12:00"));
  return noon < ctx.now ? noon : ctx.now;
}

const reasonOf = ({ id }: BankLineRow) => `bank line ${id}`;
