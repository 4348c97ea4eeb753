import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockProof, type ProofRow, updateProof } from "../../server/proof-store.ts";
import { lockPayment } from "../../server/store.ts";
import { findPaymentOfProof } from "./views.ts";

/** The user who decides, if it is a person. */
export const userOf = ({ actor }: Context) => (actor.kind === "person" ? actor.userId : null);

type ProofAtVersion = { readonly id: string; readonly version: number };

/** Locks the payment before its proof, in the same order as sending one. */
export async function openForDecision(ctx: Context, { id, version }: ProofAtVersion) {
  const paymentId = await findPaymentOfProof(ctx.db, id);
  const payment = paymentId ? await lockPayment(ctx.db, paymentId) : undefined;
  const proof = payment && (await lockProof(ctx.db, id));
  if (!payment || !proof) return refuse("not_found");
  if (proof.state !== "submitted") return refuse("decided", { state: proof.state });
  if (payment.version !== version)
    return refuse("changed_meanwhile", { state: payment.state, version: payment.version });
  return accept({ proof, payment });
}

export const decideProof = (ctx: Context, { id }: ProofRow, decision: Pick<ProofRow, "state" | "reason">) =>
  updateProof(ctx.db, id, { ...decision, decidedBy: userOf(ctx), decidedAt: ctx.now });

export const auditProof = (
  ctx: Context,
  action: string,
  { id, paymentId }: ProofRow,
  reason: string,
  details: object,
) =>
  recordAudit(ctx, {
    action,
    subject: { kind: "transfer_proof", id },
    reason,
    details: { payment_id: paymentId, ...details },
  });
