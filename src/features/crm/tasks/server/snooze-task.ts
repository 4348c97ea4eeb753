import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { openTaskOf, tasksEditor } from "../../server/task-store.ts";
import type { tasksContract } from "../contract.ts";

/** Hides a task until a time, or shows it again. */
export async function snoozeTask(ctx: Context, input: ParsedOf<typeof tasksContract.snoozeTask>) {
  const snoozedUntil = input.until === null ? null : new Date(input.until);
  if (snoozedUntil && snoozedUntil <= ctx.now) return refuse("in_the_past");
  const task = await openTaskOf(ctx, input);
  if (!task.ok) return task;

  const { id, version } = await tasksEditor.edit(ctx, task.value, { snoozedUntil });
  const details = { until: input.until };
  await recordAudit(ctx, { action: "task.snoozed", subject: { kind: "task", id }, details });
  return accept({ id, version });
}
