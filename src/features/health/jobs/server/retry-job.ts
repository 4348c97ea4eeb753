import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { jobsContract } from "../contract.ts";
import { findJobWork } from "./views.ts";

/** Retries a failed job once its cause is fixed. A job that has already run has no second effect. */
export async function retryJob(ctx: Context, { queue, id }: ParsedOf<typeof jobsContract.retryJob>) {
  const work = await findJobWork(ctx.db, queue, id);
  if (work === undefined || !(await ctx.retryJob(queue, id))) return refuse("not_found");
  await recordAudit(ctx, { action: "job.retried", subject: { kind: "job", id }, details: { queue, work } });
  return accept({ id });
}
