import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { approvalIdOf } from "./approval-link.ts";
import { describeApproval } from "./describe-approval.ts";
import { findApproval } from "./views.ts";

/** Shows an approver what is asked. Decides nothing, however often it is opened. */
export async function readApproval(ctx: Context, link: { token: string; by: string }) {
  const id = approvalIdOf(ctx, link);
  const found = id ? await findApproval(ctx.db, id) : undefined;
  return found ? accept(describeApproval(found, ctx.now)) : refuse("not_found");
}
