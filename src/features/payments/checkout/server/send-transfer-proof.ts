import { paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addDays, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { movePayment } from "../../server/move-payment.ts";
import type { OpenedBooking } from "../../server/open-payment.ts";
import { insertProof } from "../../server/proof-store.ts";
import { findFileHash, findSameProofs } from "../../server/proof-views.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findSettings } from "../../server/views.ts";
import { type checkoutContract, proofDaysBack } from "../contract.ts";
import { describeAttempt, notPayable } from "./describe-attempt.ts";
import { hasTravelledBefore } from "./views.ts";

type ProofCall = typeof checkoutContract.sendTransferProof;
type Sent = ParsedOf<ProofCall>;

/** A customer sends proof of a bank transfer. It is not money yet: our team checks the statement. */
export async function sendTransferProof(
  ctx: Context,
  sent: Sent,
): Promise<Result<OutputOf<ProofCall>, RefusalOf<ProofCall>>> {
  const opened = await ctx.bookings.open(ctx, sent);
  if (!opened.ok) return opened;
  const booking = opened.value;
  const day = dayRefusal(sent.paid_on, localDateOf(ctx.now));
  if (day) return refuse(day);
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  const { phase } = standingOf(booking, attempts, ctx.now);
  if (phase === "over" || phase === "trial" || phase === "billed") return refuse(notPayable[phase]);
  if (booking.state === "draft") return refuse("not_priced");
  const payment = attempts.findLast(takesProof);
  if (!payment) return refuse("no_transfer");

  const proofId = ctx.newId();
  const claim = { id: sent.file.file_id, claim: sent.file.claim };
  const claimed = await claimFiles(ctx.db, [claim], { kind: "transfer_proof", id: proofId });
  const sha256 = await findFileHash(ctx.db, sent.file.file_id);
  if (!claimed || !sha256) return refuse("file_gone");
  await insertProof(ctx.db, {
    id: proofId,
    paymentId: payment.id,
    fileId: sent.file.file_id,
    sha256,
    claimedCents: sent.amount_cents,
    claimedOn: sent.paid_on,
    payer: sent.payer,
    state: "submitted",
    createdAt: ctx.now,
  });
  await ctx.emit({ type: "payment.proof_received", proofId });
  const shown = await take(ctx, { booking, payment, sha256, claimedCents: sent.amount_cents });
  return accept({ payment: describeAttempt(shown) });
}

/** A transfer can’t be in the future, and an old one is on a statement already imported. */
function dayRefusal(paidOn: LocalDate, today: LocalDate) {
  if (paidOn > today) return "paid_in_future";
  return paidOn < addDays(today, -proofDaysBack) ? "paid_long_ago" : undefined;
}

const takesProof = ({ method, state }: PaymentRow) =>
  method === "transfer" && (state === "proof_submitted" || paymentLifecycle.can(state, "proof_submitted"));

type Shown = {
  readonly booking: OpenedBooking;
  readonly payment: PaymentRow;
  readonly sha256: string;
  readonly claimedCents: number;
};

async function take(ctx: Context, shown: Shown): Promise<PaymentRow> {
  const { payment } = shown;
  const moved =
    payment.state === "proof_submitted"
      ? accept(payment)
      : await movePayment(ctx, { id: payment.id, to: "proof_submitted", reason: "proof of payment sent" });
  if (!moved.ok) throw new Error(`A payment in the state ${payment.state} takes no proof.`);
  if (!(await isTrusted(ctx, shown))) return moved.value;
  const trusted = await receivePayment(ctx, {
    id: payment.id,
    to: "verified",
    by: "system",
    reason: "trusted customer, small amount: accepted before it is on the statement",
  });
  return trusted.ok ? trusted.value : moved.value;
}

/**
 * Trusts a returning customer who has paid before and owes little. The bank statement still decides whether
 * the payment clears. A file used for another booking is never trusted.
 */
async function isTrusted(ctx: Context, { booking, payment, sha256, claimedCents }: Shown): Promise<boolean> {
  const { paymentWays } = await findSettings(ctx.db);
  if (payment.amountCents > paymentWays.trustedTransferAtMostCents || claimedCents < payment.amountCents) return false;
  if ((await findSameProofs(ctx.db, { sha256, paymentId: payment.id })).length > 0) return false;
  return hasTravelledBefore(ctx.db, booking);
}
