import { and, asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { tasks } from "#db/schema/crm.ts";

/** Rows without a due time come last. */
const dueOrNever = sql<Date>`coalesce(${tasks.dueAt}, 'infinity'::timestamptz)`;

type TaskKey = { readonly at: string; readonly id: string };

export const findOpenTasks = (db: ReadDb, after: TaskKey | undefined, size: number) =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.state, "open"),
        after && sql`(${dueOrNever}, ${tasks.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(dueOrNever, asc(tasks.id))
    .limit(size);

export const countOpenTasks = (db: ReadDb) => db.$count(tasks, eq(tasks.state, "open"));
