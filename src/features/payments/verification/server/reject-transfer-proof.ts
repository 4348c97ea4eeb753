import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { UseCase } from "#platform/bind.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { movePayment } from "../../server/move-payment.ts";
import { countOtherProofs } from "../../server/proof-store.ts";
import type { verificationContract } from "../contract.ts";
import { auditProof, decideProof, openForDecision } from "./decide-proof.ts";
import { readProof } from "./read-proof.ts";

type Reject = typeof verificationContract.rejectTransferProof;

/** Rejects a proof of payment. The customer gets the reason and may send another. */
export const rejectTransferProof: UseCase<typeof verificationContract.rejectTransferProof> = async (ctx, request) =>
  refuseWithFresh(await reject(ctx, request), "proof", () => readProof(ctx, request.id));

async function reject(ctx: Context, input: ParsedOf<Reject>): Promise<Result<OutputOf<Reject>, RefusalOf<Reject>>> {
  const opened = await openForDecision(ctx, input);
  if (!opened.ok) return opened;
  const { proof, payment } = opened.value;
  if (isReceived(payment.state)) return refuse("received");
  // The payment stays in review while another of its proofs is open.
  const isLast = (await countOtherProofs(ctx.db, proof)) === 0;
  const moved =
    isLast && payment.state === "proof_submitted"
      ? await movePayment(ctx, { id: payment.id, to: "rejected", reason: input.reason })
      : accept(payment);
  if (!moved.ok) return refuse("not_possible");
  await decideProof(ctx, proof, { state: "rejected", reason: input.reason });
  await ctx.emit({ type: "payment.proof_rejected", proofId: proof.id });
  await auditProof(ctx, "payment_proof.rejected", proof, input.reason, {});
  return accept({ state: moved.value.state, version: moved.value.version });
}
