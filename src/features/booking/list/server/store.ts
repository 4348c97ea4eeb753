import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { savedViews } from "#db/schema/booking.ts";

type NewView = Omit<typeof savedViews.$inferInsert, "isDefault">;
type Whose = { readonly userId: string; readonly page: string };

const ofPage = ({ userId, page }: Whose) => and(eq(savedViews.userId, userId), eq(savedViews.page, page));

/** An existing view of that name is replaced. */
export async function upsertView(db: Database, view: NewView): Promise<{ id: string; isDefault: boolean }> {
  const [kept] = await db
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.page, savedViews.name],
      set: { query: view.query },
    })
    .returning({ id: savedViews.id, isDefault: savedViews.isDefault });
  return kept ?? { id: view.id, isDefault: false };
}

type ChangedView = { readonly id: string; readonly name: string; readonly isDefault: boolean };

/** One view at most opens the list: what was it before is not any more. */
export async function changeView(db: Database, whose: Whose, { id, name, isDefault }: ChangedView): Promise<void> {
  if (isDefault)
    await db
      .update(savedViews)
      .set({ isDefault: false })
      .where(and(ofPage(whose), ne(savedViews.id, id)));
  await db
    .update(savedViews)
    .set({ name, isDefault })
    .where(and(ofPage(whose), eq(savedViews.id, id)));
}

/** False if it is not theirs. */
export async function deleteView(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}

/** Runs one part so that it can be rolled back alone. `keep` decides by its result. */
export async function runApart<T>(db: Database, run: () => Promise<T>, keep: (answer: T) => boolean): Promise<T> {
  await db.execute(sql`savepoint apart`);
  try {
    const answer = await run();
    await db.execute(keep(answer) ? sql`release savepoint apart` : sql`rollback to savepoint apart`);
    return answer;
  } catch (error) {
    await db.execute(sql`rollback to savepoint apart`);
    throw error;
  }
}
