import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { liveLinkOpenings, liveLinks } from "#db/schema/live.ts";

type NewLink = typeof liveLinks.$inferInsert;

/** Inserted once: if two people open the customer’s link for the first time, one of them writes its row. */
export async function insertLink(db: Database, link: NewLink): Promise<void> {
  await db.insert(liveLinks).values(link).onConflictDoNothing({ target: liveLinks.id });
}

/** Counts repeated views from a network. */
export async function countOpening(db: Database, linkId: string, network: string, at: Date): Promise<void> {
  await db
    .insert(liveLinkOpenings)
    .values({ linkId, network, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [liveLinkOpenings.linkId, liveLinkOpenings.network],
      set: { lastAt: at, times: sql`${liveLinkOpenings.times} + 1` },
    });
}

type Withdrawal = { readonly by: string; readonly at: Date };

/** False if it was withdrawn before, or doesn’t exist. */
export async function withdrawLink(db: Database, id: string, { by, at }: Withdrawal): Promise<boolean> {
  const rows = await db
    .update(liveLinks)
    .set({ withdrawnBy: by, withdrawnAt: at })
    .where(and(eq(liveLinks.id, id), isNull(liveLinks.withdrawnAt)))
    .returning({ id: liveLinks.id });
  return rows.length > 0;
}

/** Deletes the links’ recipients and views. The links no longer open anything. */
export async function forgetLinks(
  db: Database,
  { bookingIds, email, now }: { bookingIds: readonly string[]; email: string | null; now: Date },
): Promise<void> {
  const theirs = or(
    bookingIds.length > 0 ? inArray(liveLinks.bookingId, [...bookingIds]) : undefined,
    email ? eq(sql`lower(${liveLinks.email})`, email.toLowerCase()) : undefined,
  );
  if (!theirs) return;
  const rows = await db
    .update(liveLinks)
    .set({
      name: "",
      email: "",
      withdrawnBy: sql`coalesce(${liveLinks.withdrawnBy}, 'system')`,
      withdrawnAt: sql`coalesce(${liveLinks.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(theirs)
    .returning({ id: liveLinks.id });
  if (rows.length === 0) return;
  await db.delete(liveLinkOpenings).where(
    inArray(
      liveLinkOpenings.linkId,
      rows.map(({ id }) => id),
    ),
  );
}

export async function forgetOpeningsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(liveLinkOpenings).where(lt(liveLinkOpenings.lastAt, moment));
}

export async function forgetNames(db: Database, linkIds: readonly string[]): Promise<void> {
  if (linkIds.length === 0) return;
  await db
    .update(liveLinks)
    .set({ name: "", email: "" })
    .where(inArray(liveLinks.id, [...linkIds]));
}
