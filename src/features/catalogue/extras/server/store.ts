import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { extras, extraVersions } from "#db/schema/catalogue.ts";
import { cents } from "#domain/money/money.ts";
import { wordsIn } from "#domain/text/language.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";

export type ExtraRow = typeof extras.$inferSelect;

/** Added and ordered one after the other, so that each has a place of its own. */
export async function lockExtras(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('extras', 0))`);
}

/** False if the id is taken. */
export async function insertExtra(db: Database, row: typeof extras.$inferInsert): Promise<boolean> {
  const written = await db.insert(extras).values(row).onConflictDoNothing().returning({ id: extras.id });
  return written.length > 0;
}

export const extraEditor = recordEditor<ExtraRow>({
  async lock(db, id) {
    const [row] = await db.select().from(extras).where(eq(extras.id, id)).for("update");
    return row;
  },
  async update(db, id, changes) {
    await db.update(extras).set(changes).where(eq(extras.id, id));
  },
});

/** The order is no part of an extra’s version: no one’s open form is out of date because of it. */
export async function placeExtra(db: Database, id: string, position: number): Promise<void> {
  await db.update(extras).set({ position }).where(eq(extras.id, id));
}

/** Keeps an extra as it is after a save. */
export async function keepVersion(ctx: Context, row: ExtraRow): Promise<void> {
  const { version, createdAt: _c, updatedAt: _u, position: _p, words, ...content } = row;
  await ctx.db.insert(extraVersions).values({
    extraId: row.id,
    version,
    content: { ...content, ...wordsIn(words), priceCents: cents(content.priceCents) },
    savedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    savedAt: ctx.now,
  });
}
