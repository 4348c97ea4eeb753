import { aliasedTable, and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { tasks } from "#db/schema/crm.ts";
import type { Subject } from "../../contract.ts";
import type { TaskView, taskOwners } from "../contract.ts";

/** Rows without a due time come last. */
const dueOrNever = sql<Date>`coalesce(${tasks.dueAt}, 'infinity'::timestamptz)`;

type TaskKey = { readonly at: string; readonly id: string };

export const findOpenTasks = (db: ReadDb, after: TaskKey | undefined, size: number) =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.state, "open"), after && laterThan(after)))
    .orderBy(dueOrNever, asc(tasks.id))
    .limit(size);

const laterThan = (after: TaskKey) => sql`(${dueOrNever}, ${tasks.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
const earlierDone = (after: TaskKey) =>
  sql`(${tasks.doneAt}, ${tasks.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;

export const countOpenTasks = (db: ReadDb) => db.$count(tasks, eq(tasks.state, "open"));

export type TaskRequest = {
  readonly show: TaskView;
  readonly of: (typeof taskOwners)[number];
  readonly subject: Subject | undefined;
  readonly after: TaskKey | undefined;
  readonly me: string;
  readonly now: Date;
};

const isAwake = (now: Date) => or(isNull(tasks.snoozedUntil), lte(tasks.snoozedUntil, now));

const shownBy: Readonly<Record<TaskView, (now: Date) => SQL | undefined>> = {
  due: (now) => and(eq(tasks.state, "open"), isAwake(now), lte(tasks.dueAt, now)),
  open: (now) => and(eq(tasks.state, "open"), isAwake(now)),
  snoozed: (now) => and(eq(tasks.state, "open"), gt(tasks.snoozedUntil, now)),
  done: () => eq(tasks.state, "done"),
};

const colleague = aliasedTable(users, "colleague");
const finisher = aliasedTable(users, "finisher");

/** The most urgent first; those that are done, the latest first. */
export function findTasks(db: ReadDb, { show, of, subject, after, me, now }: TaskRequest, size: number) {
  const isDone = show === "done";
  const owner = { me: eq(tasks.assignedTo, me), no_one: isNull(tasks.assignedTo), everyone: undefined }[of];
  return db
    .select({ row: tasks, assignee: colleague.name, finisher: finisher.name })
    .from(tasks)
    .leftJoin(colleague, eq(colleague.id, tasks.assignedTo))
    .leftJoin(finisher, eq(finisher.id, tasks.doneBy))
    .where(
      and(
        ...[shownBy[show](now), owner],
        subject && and(eq(tasks.subjectKind, subject.kind), eq(tasks.subjectId, subject.id)),
        after && (isDone ? earlierDone(after) : laterThan(after)),
      ),
    )
    .orderBy(...(isDone ? [desc(tasks.doneAt), desc(tasks.id)] : [dueOrNever, asc(tasks.id)]))
    .limit(size);
}

/** Of one colleague: all that are open, and those whose time has come. */
export async function countTasksOf(db: ReadDb, me: string, now: Date) {
  const isMine = and(eq(tasks.state, "open"), eq(tasks.assignedTo, me), isAwake(now));
  const [counted] = await db
    .select({
      mine: sql<number>`count(*)`.mapWith(Number),
      due: sql<number>`count(*) filter (where ${tasks.dueAt} <= ${now.toISOString()}::timestamptz)`.mapWith(Number),
    })
    .from(tasks)
    .where(isMine);
  return counted ?? { mine: 0, due: 0 };
}
