import { and, eq, inArray, like } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tasks } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor, type SeenRecord } from "#platform/edit-record.ts";

type TaskRow = typeof tasks.$inferSelect;

/** The one way our team changes a task; what finishes on its own does so whatever its version. */
export const tasksEditor = recordEditor<TaskRow, Partial<TaskRow>>({
  lock: async (db, id) => (await db.select().from(tasks).where(eq(tasks.id, id)).for("update"))[0],
  update: async (db, id, changes) => void (await db.update(tasks).set(changes).where(eq(tasks.id, id))),
  isUndated: true,
});

/** A task under lock that is still to be done. */
export async function openTaskOf(ctx: Context, seen: SeenRecord) {
  const task = await tasksEditor.lock(ctx, seen);
  return task.ok && task.value.state === "done" ? refuse("not_open") : task;
}

/** The same thing asked for twice is one task. */
export async function insertTask(db: Database, task: typeof tasks.$inferInsert): Promise<void> {
  await db.insert(tasks).values(task).onConflictDoNothing();
}

type Done = { readonly at: Date; readonly by: string | null };

/** False when there is no such task, or someone has done it already. */
export async function finishOpenTask(db: Database, id: string, done: Done): Promise<boolean> {
  const finished = await db
    .update(tasks)
    .set({ state: "done", doneAt: done.at, doneBy: done.by })
    .where(and(eq(tasks.id, id), eq(tasks.state, "open")))
    .returning({ id: tasks.id });
  return finished.length > 0;
}

type Subject = { readonly kind: string; readonly subjectKind: string; readonly subjectId: string };

/** The requested result has happened by itself. */
export async function finishTaskAbout(db: Database, subject: Subject, done: Done): Promise<void> {
  const { kind, subjectKind, subjectId } = subject;
  await db
    .update(tasks)
    .set({ state: "done", doneAt: done.at, doneBy: done.by })
    .where(
      and(
        eq(tasks.kind, kind),
        eq(tasks.subjectKind, subjectKind),
        eq(tasks.subjectId, subjectId),
        eq(tasks.state, "open"),
      ),
    );
}

/** Whatever was still to do so that a trip has a driver. */
export async function finishTasksOfTrip(db: Database, tripId: string, done: Done): Promise<void> {
  await db
    .update(tasks)
    .set({ state: "done", doneAt: done.at, doneBy: done.by })
    .where(
      and(
        inArray(tasks.kind, ["find_driver", "call_driver"]),
        eq(tasks.subjectKind, "trip"),
        like(tasks.subjectId, `${tripId}%`),
        eq(tasks.state, "open"),
      ),
    );
}

/** Whatever was still to do about money paid too much on an invoice. */
export async function finishTasksOfInvoice(db: Database, invoiceId: string, done: Done): Promise<void> {
  await db
    .update(tasks)
    .set({ state: "done", doneAt: done.at, doneBy: done.by })
    .where(
      and(
        eq(tasks.kind, "overpaid"),
        eq(tasks.subjectKind, "invoice"),
        like(tasks.subjectId, `${invoiceId}:%`),
        eq(tasks.state, "open"),
      ),
    );
}
