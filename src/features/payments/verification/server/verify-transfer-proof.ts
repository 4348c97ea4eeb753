import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { movePayment } from "../../server/move-payment.ts";
import { closeProofs, countOtherProofs, lockProof, type ProofRow, updateProof } from "../../server/proof-store.ts";
import { findSameProofs } from "../../server/proof-views.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { lockPayment, type PaymentRow } from "../../server/store.ts";
import type { verificationContract } from "../contract.ts";
import { findPaymentOfProof } from "./views.ts";

type Verify = typeof verificationContract.verifyTransferProof;
type Reject = typeof verificationContract.rejectTransferProof;

/** The office has seen the money of a proof: it counts, with the amount that arrived. */
export async function verifyTransferProof(
  ctx: Context,
  asked: ParsedOf<Verify>,
): Promise<Result<OutputOf<Verify>, RefusalOf<Verify>>> {
  const opened = await openForDecision(ctx, asked);
  if (!opened.ok) return opened;
  const { proof, payment } = opened.value;
  const references = await findSameProofs(ctx.db, proof);
  if (references.length > 0 && !(asked.despite_reuse && asked.note !== "")) return refuse("reused", { references });
  const counted = await count(ctx, payment, asked);
  if (!counted.ok) return counted;
  await decide(ctx, proof, { state: "verified", reason: asked.note || null });
  // Whatever else was sent for this payment needs no answer any more.
  await closeProofs(ctx.db, payment.id, { decidedBy: userOf(ctx), decidedAt: ctx.now });
  await audit(ctx, "payment_proof.verified", proof, asked.note, {
    amount_cents: asked.amount_cents,
    expected_cents: payment.amountCents,
    ...(references.length > 0 && { same_file: references }),
  });
  return accept({ state: counted.value.state, version: counted.value.version });
}

/** A trusted guest's payment counts already: then the proof alone is decided on, and nobody is told twice. */
async function count(ctx: Context, payment: PaymentRow, { amount_cents, note }: ParsedOf<Verify>) {
  if (isReceived(payment.state)) return amount_cents === payment.amountCents ? accept(payment) : refuse("amount_fixed");
  const received = await receivePayment(ctx, {
    id: payment.id,
    to: "verified",
    reason: note || "proof of payment verified",
    changes: { amountCents: amount_cents },
  });
  return received.ok ? received : refuse("not_possible");
}

/** The office does not believe a proof. The customer is told why and may send another. */
export async function rejectTransferProof(
  ctx: Context,
  asked: ParsedOf<Reject>,
): Promise<Result<OutputOf<Reject>, RefusalOf<Reject>>> {
  const opened = await openForDecision(ctx, asked);
  if (!opened.ok) return opened;
  const { proof, payment } = opened.value;
  if (isReceived(payment.state)) return refuse("received");
  // While another proof of the same payment waits, the payment does, too.
  const isLast = (await countOtherProofs(ctx.db, proof)) === 0;
  const moved =
    isLast && payment.state === "proof_submitted"
      ? await movePayment(ctx, { id: payment.id, to: "rejected", reason: asked.reason })
      : accept(payment);
  if (!moved.ok) return refuse("not_possible");
  await decide(ctx, proof, { state: "rejected", reason: asked.reason });
  await ctx.emit({ type: "payment.proof_rejected", proofId: proof.id });
  await audit(ctx, "payment_proof.rejected", proof, asked.reason, {});
  return accept({ state: moved.value.state, version: moved.value.version });
}

type Asked = { readonly id: string; readonly version: number };

/** The payment is locked before its proof, as whoever sends a proof does. */
async function openForDecision(ctx: Context, { id, version }: Asked) {
  const paymentId = await findPaymentOfProof(ctx.db, id);
  const payment = paymentId ? await lockPayment(ctx.db, paymentId) : undefined;
  const proof = payment && (await lockProof(ctx.db, id));
  if (!payment || !proof) return refuse("not_found");
  if (proof.state !== "submitted") return refuse("decided", { state: proof.state });
  if (payment.version !== version)
    return refuse("changed_meanwhile", { state: payment.state, version: payment.version });
  return accept({ proof, payment });
}

const userOf = ({ actor }: Context) => (actor.kind === "person" ? actor.userId : null);

const decide = (ctx: Context, { id }: ProofRow, decision: Pick<ProofRow, "state" | "reason">) =>
  updateProof(ctx.db, id, { ...decision, decidedBy: userOf(ctx), decidedAt: ctx.now });

const audit = (ctx: Context, action: string, { id, paymentId }: ProofRow, reason: string, details: object) =>
  recordAudit(ctx, {
    action,
    subject: { kind: "transfer_proof", id },
    reason,
    details: { payment_id: paymentId, ...details },
  });
