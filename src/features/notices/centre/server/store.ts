import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { noticeReads } from "#db/schema/notices.ts";

/** A second tab that read it earlier changes nothing. */
export async function keepRead(db: Database, read: typeof noticeReads.$inferInsert): Promise<void> {
  await db
    .insert(noticeReads)
    .values(read)
    .onConflictDoUpdate({
      target: [noticeReads.userId, noticeReads.item],
      set: { readAt: sql`greatest(${noticeReads.readAt}, excluded.read_at)` },
    });
}

export async function deleteReadsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(noticeReads).where(and(lt(noticeReads.readAt, before), ne(noticeReads.item, "all")));
}

export async function deleteReadsOf(db: Database, userId: string): Promise<void> {
  await db.delete(noticeReads).where(eq(noticeReads.userId, userId));
}
