import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertCommission, lockCommission } from "../../server/commission-store.ts";
import { commissionMover } from "../../server/move-commission.ts";
import type { statementsContract } from "../statements-contract.ts";
import { lockDispute, updateDispute } from "./statement-store.ts";

/** Our team answers a partner’s dispute. If upheld, the next statement has a correction. */
export async function answerLineDispute(ctx: Context, input: ParsedOf<typeof statementsContract.answerLineDispute>) {
  const dispute = await lockDispute(ctx.db, input.dispute_id);
  if (!dispute) return refuse("not_found");
  if (dispute.state !== "open") return refuse("not_possible");
  if (input.outcome === "upheld" && input.correction_cents === 0) return refuse("no_correction");
  const correctionId = input.outcome === "upheld" ? await correct(ctx, dispute, input) : null;
  await updateDispute(ctx.db, dispute.id, {
    state: input.outcome,
    answer: input.answer,
    correctionId,
    answeredBy: personAsking(ctx.actor),
    answeredAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "partner_dispute.answered",
    subject: { kind: "partner_statement", id: dispute.statementId },
    reason: input.answer,
    details: { outcome: input.outcome, correction_cents: input.correction_cents },
  });
  await ctx.emit({ type: "partner.dispute_answered", disputeId: dispute.id });
  return accept({ state: input.outcome });
}

type Row = { readonly id: string; readonly commissionId: string };

/** Approved with the answer, so it needs no separate check. */
async function correct(
  ctx: Context,
  dispute: Row,
  { answer, correction_cents }: ParsedOf<typeof statementsContract.answerLineDispute>,
): Promise<string> {
  const line = await lockCommission(ctx.db, dispute.commissionId);
  if (!line) throw new Error(`The line of dispute ${dispute.id} is gone.`);
  const id = ctx.newId();
  await insertCommission(ctx.db, {
    id,
    bookingId: line.bookingId,
    organisationId: line.organisationId,
    kind: "correction",
    sourceKey: `dispute:${dispute.id}`,
    state: "earned",
    baseCents: 0,
    rate: line.rate,
    note: answer,
    amountCents: correction_cents,
    earnedOn: localDateOf(ctx.now),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await commissionMover.record(ctx, { id, from: null, to: "earned" });
  await commissionMover.move(ctx, { id, to: "approved", reason: answer });
  await ctx.emit({ type: "partner.commission_changed", bookingId: line.bookingId });
  return id;
}
