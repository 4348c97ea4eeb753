import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { type ShownSubject, type Subject, subjectKinds } from "../../contract.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import { type ListedTask, taskKey, type tasksContract } from "../contract.ts";
import { findTasks } from "./views.ts";

const tasksOnPage = 25;

/** Lists tasks with what they are about. */
export async function teamTasks(ctx: Context, input: ParsedOf<typeof tasksContract.teamTasks>) {
  const me = personAsking(ctx.actor);
  const { show, of, subject } = input;
  const request = { show, of, subject, after: taskKey.read(input.after), me, now: ctx.now };
  const found = await findTasks(ctx.db, request, tasksOnPage + 1);
  const { rows, next } = pageOf(found, tasksOnPage, ({ row }) => {
    const at = show === "done" ? row.doneAt : row.dueAt;
    return taskKey.write({ at: at?.toISOString() ?? "infinity", id: row.id });
  });
  const subjects = await findSubjectsNamed(
    ctx.db,
    rows.flatMap(({ row }) => subjectOf(row) ?? []),
  );
  return accept({ tasks: rows.map((found) => shown(found, subjects, me)), next });
}

type Found = Awaited<ReturnType<typeof findTasks>>[number];

function subjectOf({ subjectKind, subjectId }: Found["row"]): Subject | undefined {
  const kind = subjectKinds.find((one) => one === subjectKind);
  return kind && { kind, id: subjectId };
}

function shown({ row, assignee, finisher }: Found, subjects: readonly ShownSubject[], me: string): ListedTask {
  return {
    id: row.id,
    kind: row.kind,
    subject_kind: row.subjectKind,
    subject_id: row.subjectId,
    subject: subjects.find(({ kind, id }) => kind === row.subjectKind && id === row.subjectId) ?? null,
    title: row.title,
    note: row.note,
    version: row.version,
    is_automatic: row.kind !== "to_do",
    due_at: row.dueAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    assigned_to: row.assignedTo === null ? null : { id: row.assignedTo, name: assignee ?? "a colleague" },
    is_mine: row.assignedTo === me,
    snoozed_until: row.snoozedUntil?.toISOString() ?? null,
    done_at: row.doneAt?.toISOString() ?? null,
    done_by: finisher,
  };
}
