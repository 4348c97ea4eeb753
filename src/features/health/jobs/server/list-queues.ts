import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findQueues } from "./views.ts";

/** Lists the queues, busy ones first. */
export async function listQueues(ctx: Context, _input: object) {
  const queues = await findQueues(ctx.db, ctx.now);
  return accept({ queues });
}
