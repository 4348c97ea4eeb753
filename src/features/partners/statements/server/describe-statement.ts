import type { Context } from "#platform/context.ts";
import { describeCommission } from "../../commissions/server/describe-commission.ts";
import type { ListedStatement, ShownStatement } from "../contract.ts";
import { type FoundStatement, findDisputes, findLines } from "./views.ts";

export const describeListed = (found: FoundStatement): ListedStatement => ({
  id: found.statement.id,
  number: found.statement.number,
  partner: found.partner,
  month: found.statement.month,
  total_cents: found.statement.totalCents,
  lines: found.lines,
  open_disputes: found.openDisputes,
  issued_at: found.statement.issuedAt.toISOString(),
  payout_state: found.payoutState,
  paid_on: found.paidOn,
});

/** A statement with its lines, and what was said about each. */
export async function describeStatement(ctx: Context, found: FoundStatement): Promise<ShownStatement> {
  const disputes = await findDisputes(ctx.db, found.statement.id);
  const lines = (await findLines(ctx.db, found.statement.id)).map((line) => {
    const last = disputes.findLast(({ dispute }) => dispute.commissionId === line.commission.id);
    return { ...describeCommission(line), dispute: last ? describeDispute(last) : null };
  });
  return { statement: describeListed(found), lines };
}

const describeDispute = ({ dispute, raisedBy }: Awaited<ReturnType<typeof findDisputes>>[number]) => ({
  id: dispute.id,
  state: dispute.state,
  reason: dispute.reason,
  raised_by: raisedBy,
  raised_at: dispute.raisedAt.toISOString(),
  answer: dispute.answer,
  answered_at: dispute.answeredAt?.toISOString() ?? null,
});
