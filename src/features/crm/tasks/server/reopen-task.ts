import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { tasksEditor } from "../../server/task-store.ts";
import type { tasksContract } from "../contract.ts";

/** Opens a task again that was done too soon. */
export async function reopenTask(ctx: Context, input: ParsedOf<typeof tasksContract.reopenTask>) {
  const task = await tasksEditor.lock(ctx, input);
  if (!task.ok) return task;
  if (task.value.state === "open") return refuse("not_done");

  const { id, version } = await tasksEditor.edit(ctx, task.value, { state: "open", doneAt: null, doneBy: null });
  await recordAudit(ctx, { action: "task.reopened", subject: { kind: "task", id } });
  return accept({ id, version });
}
