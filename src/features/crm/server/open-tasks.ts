import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { countOpenTasks, findOpenTasks } from "./enquiry-views.ts";

const tasksOnPage = 20;

/** Lists what somebody must do. */
export async function openTasks(ctx: Context, { after }: { after?: string | undefined }) {
  const found = await findOpenTasks(ctx.db, readKey(after), tasksOnPage + 1);
  const shown = found.slice(0, tasksOnPage);
  const last = found.length > tasksOnPage ? shown.at(-1) : undefined;
  return accept({
    tasks: shown.map((task) => ({
      id: task.id,
      kind: task.kind,
      subject_kind: task.subjectKind,
      subject_id: task.subjectId,
      title: task.title,
      due_at: task.dueAt?.toISOString() ?? null,
      created_at: task.createdAt.toISOString(),
    })),
    next: last ? `${last.dueAt?.toISOString() ?? "infinity"}_${last.id}` : null,
    count: await countOpenTasks(ctx.db),
  });
}

/** A key that is none of ours is the beginning. */
function readKey(after: string | undefined) {
  const [, at, id] = /^(infinity|\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  return at && id ? { at, id } : undefined;
}
