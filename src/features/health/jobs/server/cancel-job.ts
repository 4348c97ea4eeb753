import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { jobsContract } from "../contract.ts";
import { findJobWork } from "./views.ts";

/** Removes a job from its queue for good. Its work is not done, and the reason says why that is acceptable. */
export async function cancelJob(ctx: Context, { queue, id, reason }: ParsedOf<typeof jobsContract.cancelJob>) {
  const work = await findJobWork(ctx.db, queue, id);
  if (work === undefined || !(await ctx.cancelJob(queue, id))) return refuse("not_found");
  await recordAudit(ctx, { action: "job.cancelled", subject: { kind: "job", id }, reason, details: { queue, work } });
  return accept({ id });
}
