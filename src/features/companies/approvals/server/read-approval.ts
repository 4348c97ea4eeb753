import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { approvalIdOf } from "../../server/approval-link.ts";
import { findApproval } from "../../server/approval-views.ts";
import { describeApproval } from "./describe-approval.ts";
import { approverOf, obstacleTo } from "./weigh-approval.ts";

/** Shows an approver the booking. Opening it decides nothing. */
export async function readApproval(ctx: Context, link: { token: string; by: string }) {
  const id = approvalIdOf(ctx, link);
  const approval = id ? await findApproval(ctx.db, id) : undefined;
  const approver = approval && (await approverOf(ctx, approval, link.by));
  if (!approval || !approver) return refuse("not_found");
  const shown = describeApproval(approval, ctx.now);
  return accept(shown.state === "waiting" ? { ...shown, against: await obstacleTo(ctx, approval, approver) } : shown);
}
