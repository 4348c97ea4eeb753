import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { UseCase } from "#platform/bind.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { closeProofs } from "../../server/proof-store.ts";
import { findSameProofs } from "../../server/proof-views.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import type { PaymentRow } from "../../server/store.ts";
import { findBookingById } from "../../server/views.ts";
import type { verificationContract } from "../contract.ts";
import { auditProof, decideProof, openForDecision, userOf } from "./decide-proof.ts";
import { readProof } from "./read-proof.ts";

type Verify = typeof verificationContract.verifyTransferProof;

/** Our team has seen the money: the amount that arrived counts as paid. */
export const verifyTransferProof: UseCase<typeof verificationContract.verifyTransferProof> = async (ctx, request) =>
  refuseWithFresh(await verify(ctx, request), "proof", () => readProof(ctx, request.id));

async function verify(ctx: Context, input: ParsedOf<Verify>): Promise<Result<OutputOf<Verify>, RefusalOf<Verify>>> {
  const opened = await openForDecision(ctx, input);
  if (!opened.ok) return opened;
  const { proof, payment } = opened.value;
  const references = await findSameProofs(ctx.db, proof);
  if (references.length > 0 && !(input.despite_reuse && input.note !== "")) return refuse("reused", { references });
  const counted = await count(ctx, payment, input);
  if (!counted.ok) return counted;
  await decideProof(ctx, proof, { state: "verified", reason: input.note || null });
  // Other proofs of this payment need no answer any more.
  await closeProofs(ctx.db, payment.id, { decidedBy: userOf(ctx), decidedAt: ctx.now });
  await auditProof(ctx, "payment_proof.verified", proof, input.note, {
    amount_cents: input.amount_cents,
    expected_cents: payment.amountCents,
    ...(references.length > 0 && { same_file: references }),
  });
  return accept({ state: counted.value.state, version: counted.value.version });
}

/** A trusted guest's payment already counts, so only the proof is decided and no one is notified twice. */
async function count(ctx: Context, payment: PaymentRow, { amount_cents, note }: ParsedOf<Verify>) {
  if (isReceived(payment.state)) return amount_cents === payment.amountCents ? accept(payment) : refuse("amount_fixed");
  if (payment.bookingId !== null && (await findBookingById(ctx.db, payment.bookingId)).billedByMonthCents > 0)
    return refuse("billed_monthly");
  const received = await receivePayment(ctx, {
    id: payment.id,
    to: "verified",
    reason: note || "proof of payment verified",
    changes: { amountCents: amount_cents },
  });
  return received.ok ? received : refuse("not_possible");
}
