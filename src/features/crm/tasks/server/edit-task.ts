import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { openTaskOf, tasksEditor } from "../../server/task-store.ts";
import { isColleague } from "../../server/views.ts";
import type { tasksContract } from "../contract.ts";

/** Changes an open task. What our system wrote keeps its title: it is what the work is known by. */
export async function editTask(ctx: Context, input: ParsedOf<typeof tasksContract.editTask>) {
  const { title, note, due_at, assigned_to } = input;
  const task = await openTaskOf(ctx, input);
  if (!task.ok) return task;
  const isNew = assigned_to !== task.value.assignedTo;
  if (assigned_to && isNew && !(await isColleague(ctx.db, assigned_to))) return refuse("no_colleague");

  const { id, version } = await tasksEditor.edit(ctx, task.value, {
    note,
    title: task.value.kind === "to_do" ? title : task.value.title,
    dueAt: due_at === null ? null : new Date(due_at),
    assignedTo: assigned_to,
    ...(isNew && { assignedAt: ctx.now, assignedBy: personAsking(ctx.actor) }),
  });
  await recordAudit(ctx, { action: "task.changed", subject: { kind: "task", id }, details: { assigned_to } });
  return accept({ id, version });
}
