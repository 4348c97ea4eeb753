import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import { insertTask } from "../../server/task-store.ts";
import { isColleague } from "../../server/views.ts";
import type { tasksContract } from "../contract.ts";

/** Writes down a task of our team’s own. */
export async function createTask(ctx: Context, input: ParsedOf<typeof tasksContract.createTask>) {
  const { title, note, due_at, assigned_to, subject } = input;
  if (assigned_to && !(await isColleague(ctx.db, assigned_to))) return refuse("no_colleague");
  const [about] = subject ? await findSubjectsNamed(ctx.db, [subject]) : [];
  if (subject && !about) return refuse("no_subject");

  const id = ctx.newId();
  const me = personAsking(ctx.actor);
  await insertTask(ctx.db, {
    id,
    title,
    note,
    kind: "to_do",
    subjectKind: about?.kind ?? "",
    subjectId: about?.id ?? "",
    dueAt: due_at === null ? null : new Date(due_at),
    assignedTo: assigned_to,
    ...(assigned_to && { assignedAt: ctx.now, assignedBy: me }),
    createdBy: me,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, { action: "task.created", subject: { kind: "task", id }, details: { assigned_to } });
  return accept({ id, version: 1 });
}
