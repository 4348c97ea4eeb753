import { isReceived } from "#domain/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { nameOfActor } from "#domain/roles.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { paymentsBankContract } from "../bank-contract.ts";
import { type BankLineRow, lockBankLine, updateBankLine } from "./bank-store.ts";
import { isPaymentTied, wasReceivedBy } from "./bank-views.ts";
import { movePayment } from "./move-payment.ts";
import { closeProofs } from "./proof-store.ts";
import { receivePayment } from "./receive-payment.ts";
import { lockPayment, type PaymentRow } from "./store.ts";

type Match = typeof paymentsBankContract.matchBankLine;
type Unmatch = typeof paymentsBankContract.unmatchBankLine;
type Aside = typeof paymentsBankContract.setBankLineAside;

/** A person says which payment a line is. */
export async function matchBankLine(
  ctx: Context,
  { id, payment_id }: ParsedOf<Match>,
): Promise<Result<OutputOf<Match>, RefusalOf<Match>>> {
  const line = await lockBankLine(ctx.db, id);
  if (!line) return refuse("not_found");
  if (line.paymentId !== null) return refuse("tied");
  if (line.amountCents <= 0) return refuse("not_incoming");
  const tied = await tieLine(ctx, line, { paymentId: payment_id, by: nameOfActor(ctx.actor) });
  if (!tied.ok) return tied;
  await audit(ctx, "bank_line.matched", line, { payment_id, amount_cents: line.amountCents });
  return accept({ state: tied.value.state });
}

type Tie = { readonly paymentId: string; readonly by: string };
type NotTied = "not_possible" | "payment_tied" | "amount_differs";

/** The statement has the money of a payment: it counts, if it did not before, and it is cleared. */
export async function tieLine(
  ctx: Context,
  line: BankLineRow,
  { paymentId, by }: Tie,
): Promise<Result<PaymentRow, NotTied>> {
  const payment = await lockPayment(ctx.db, paymentId);
  if (payment?.method !== "transfer") return refuse("not_possible");
  if (await isPaymentTied(ctx.db, paymentId)) return refuse("payment_tied");
  const counted = await count(ctx, payment, line);
  if (!counted.ok) return counted;
  const cleared = await movePayment(ctx, { id: paymentId, to: "cleared", reason: reasonOf(line) });
  if (!cleared.ok) return refuse("not_possible");
  await updateBankLine(ctx.db, line.id, { paymentId, matchedBy: by, matchedAt: ctx.now });
  const decidedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await closeProofs(ctx.db, paymentId, { decidedBy, decidedAt: ctx.now });
  return cleared;
}

async function count(ctx: Context, payment: PaymentRow, line: BankLineRow) {
  if (isReceived(payment.state))
    return payment.amountCents === line.amountCents ? accept(payment) : refuse("amount_differs");
  const changes = { amountCents: line.amountCents };
  const received = await receivePayment(ctx, { id: payment.id, to: "verified", reason: reasonOf(line), changes });
  return received.ok ? received : refuse("not_possible");
}

const reasonOf = ({ id }: BankLineRow) => `bank line ${id}`;

/** Takes a tie back. Where the line made the payment count, the booking was confirmed by it: that is not undone here. */
export async function unmatchBankLine(
  ctx: Context,
  { id, reason }: ParsedOf<Unmatch>,
): Promise<Result<OutputOf<Unmatch>, RefusalOf<Unmatch>>> {
  const line = await lockBankLine(ctx.db, id);
  if (!line) return refuse("not_found");
  if (line.paymentId === null) return refuse("not_tied");
  if (await wasReceivedBy(ctx.db, line.paymentId, reasonOf(line))) return refuse("counted");
  const back = await movePayment(ctx, { id: line.paymentId, to: "verified", reason });
  if (!back.ok) return refuse("refunded");
  await updateBankLine(ctx.db, id, { paymentId: null, matchedBy: null, matchedAt: null });
  await audit(ctx, "bank_line.unmatched", line, { payment_id: line.paymentId }, reason);
  return accept({ state: back.value.state });
}

/** A line that is no payment of a booking leaves the list of what is open. */
export async function setBankLineAside(
  ctx: Context,
  { id, is_aside }: ParsedOf<Aside>,
): Promise<Result<OutputOf<Aside>, RefusalOf<Aside>>> {
  const line = await lockBankLine(ctx.db, id);
  if (!line) return refuse("not_found");
  if (line.paymentId !== null) return refuse("tied");
  const by = is_aside ? nameOfActor(ctx.actor) : null;
  await updateBankLine(ctx.db, id, { paymentId: null, matchedBy: by, matchedAt: is_aside ? ctx.now : null });
  await audit(ctx, is_aside ? "bank_line.set_aside" : "bank_line.taken_back", line, {});
  return accept({ is_aside });
}

const audit = (ctx: Context, action: string, { id }: BankLineRow, details: Record<string, unknown>, reason = "") =>
  recordAudit(ctx, { action, subject: { kind: "bank_line", id }, reason, details });
