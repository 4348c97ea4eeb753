import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { pageOf } from "#platform/page-key.ts";
import { taskKey } from "../contract.ts";
import { countOpenTasks, findOpenTasks } from "./views.ts";

const tasksOnPage = 20;

/** Lists what someone must do. */
export async function openTasks(ctx: Context, { after }: { after?: string | null | undefined }) {
  const result = await findOpenTasks(ctx.db, taskKey.read(after), tasksOnPage + 1);
  const { rows, next } = pageOf(result, tasksOnPage, ({ dueAt, id }) =>
    taskKey.write({ at: dueAt?.toISOString() ?? "infinity", id }),
  );
  return accept({
    tasks: rows.map((task) => ({
      id: task.id,
      kind: task.kind,
      subject_kind: task.subjectKind,
      subject_id: task.subjectId,
      title: task.title,
      due_at: task.dueAt?.toISOString() ?? null,
      created_at: task.createdAt.toISOString(),
    })),
    next,
    count: await countOpenTasks(ctx.db),
  });
}
