import { and, desc, eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { readableRow } from "#domain/page/readable-blocks.ts";

export type PageRecord = typeof pages.$inferSelect;
export type VersionRecord = typeof pageVersions.$inferSelect;

export async function lockPage(db: Database, id: string): Promise<PageRecord | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id)).for("update");
  return row && readableRow(row);
}

/** Addresses are given out one at a time. */
export async function lockPaths(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('page paths', 0))`);
}

export async function insertPage(db: Database, row: typeof pages.$inferInsert): Promise<void> {
  await db.insert(pages).values(row);
}

export async function updatePage(db: Database, id: string, changes: Partial<PageRecord>): Promise<void> {
  await db.update(pages).set(changes).where(eq(pages.id, id));
}

export async function findLastVersion(db: Database, pageId: string): Promise<VersionRecord | undefined> {
  const [row] = await db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(1);
  return row;
}

export async function insertVersion(db: Database, row: typeof pageVersions.$inferInsert): Promise<void> {
  await db.insert(pageVersions).values(row);
}

export async function updateVersion(
  db: Database,
  { pageId, number }: Pick<VersionRecord, "pageId" | "number">,
  changes: Partial<VersionRecord>,
): Promise<void> {
  await db
    .update(pageVersions)
    .set(changes)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)));
}

/** Those whose moment has come, locked, a few at a time. */
export const findDuePages = (db: Database, now: Date): Promise<PageRecord[]> =>
  db
    .select()
    .from(pages)
    .where(or(lte(pages.publishAt, now), and(eq(pages.state, "published"), lte(pages.expireAt, now))))
    .limit(100)
    .for("update", { skipLocked: true });
