import { standingOf } from "#domain/corporate/account-standing.ts";
import { mayApprove } from "#domain/corporate/travel-policy.ts";
import type { Context } from "#platform/context.ts";
import { type ApprovalRecord, bookedBy, findAccountFacts, findApprovers } from "../../server/approval-views.ts";
import type { ApprovalObstacle } from "../contract.ts";

/** The link of a former approver opens nothing. */
export async function approverOf(ctx: Context, { approval }: ApprovalRecord, by: string) {
  const approver = (await findApprovers(ctx.db, approval.organisationId)).find(({ id }) => id === by);
  return approver && { ...approver, name: `${approver.firstName} ${approver.lastName}`.trim() };
}

type Approver = Parameters<typeof mayApprove>[0];

/** Why this approver can’t approve it now. Credit is checked again, because a day may have passed. */
export async function obstacleTo(
  ctx: Context,
  approval: ApprovalRecord,
  approver: Approver,
): Promise<ApprovalObstacle | null> {
  if (!mayApprove(approver, bookedBy(approval))) return "own_booking";
  const facts = await findAccountFacts(ctx.db, approval.approval.organisationId, ctx.now);
  return facts && standingOf(facts, approval.booking.totalCents ?? 0) === "open" ? null : "account_closed";
}
