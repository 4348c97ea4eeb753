import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { finishOpenTask } from "../../server/task-store.ts";

/** Says that a task is done. */
export async function finishTask(ctx: Context, { id }: { id: string }) {
  const isDone = await finishOpenTask(ctx.db, id, { at: ctx.now, by: personAsking(ctx.actor) });
  if (!isDone) return refuse("not_found");
  await recordAudit(ctx, { action: "task.finished", subject: { kind: "task", id } });
  return accept({});
}
