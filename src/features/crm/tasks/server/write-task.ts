import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { insertTask } from "../../server/task-store.ts";

/** Writes down what someone must do. */
export async function writeTask(ctx: Context, event: EventOf<"task.wanted">): Promise<void> {
  await insertTask(ctx.db, {
    id: ctx.newId(),
    kind: event.kind,
    subjectKind: event.subjectKind,
    subjectId: event.subjectId,
    title: event.title,
    dueAt: event.dueAt === null ? null : new Date(event.dueAt),
    createdAt: ctx.now,
  });
}
