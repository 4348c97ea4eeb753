import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { sessions } from "#db/schema/accounts.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;

/** Every instance listens here; the payload is the ids of sessions that are over, with spaces between. */
export const revocationChannel = "session_revoked";

export async function insertSession(db: Database, session: NewSession): Promise<SessionRow> {
  const [row] = await db.insert(sessions).values(session).returning();
  if (!row) throw new Error("A session was not written.");
  return row;
}

/** Locks the row for the caller’s transaction, so that refreshes of one session are sequential. */
export async function lockSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for("update");
  return row;
}

export async function updateSession(db: Database, id: string, changes: Partial<NewSession>): Promise<SessionRow> {
  const [row] = await db.update(sessions).set(changes).where(eq(sessions.id, id)).returning();
  if (!row) throw new Error(`There is no session ${id}.`);
  return row;
}

export type SessionsToEnd = {
  readonly userId: string;
  /** Keeps this one. */
  readonly exceptId?: string | undefined;
  /** This one alone. */
  readonly onlyId?: string | undefined;
};

/** Ends sessions, those in which this person views the site as them included. Answers which they were. */
export async function revokeSessions(
  db: Database,
  which: SessionsToEnd,
  end: { at: Date; reason: string },
): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: end.at, revokedReason: end.reason })
    .where(
      and(
        or(eq(sessions.userId, which.userId), eq(sessions.impersonatorId, which.userId)),
        isNull(sessions.revokedAt),
        which.exceptId ? ne(sessions.id, which.exceptId) : undefined,
        which.onlyId ? eq(sessions.id, which.onlyId) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  const ids = rows.map(({ id }) => id);
  // A notification holds 8000 bytes.
  for (let at = 0; at < ids.length; at += 100)
    await db.execute(sql`select pg_notify(${revocationChannel}, ${ids.slice(at, at + 100).join(" ")})`);
  return ids;
}

/** Sessions of this person that are open now, the latest first. */
export const findOpenSessions = (db: ReadDb, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        isNull(sessions.impersonatorId),
        gt(sessions.idleUntil, now),
        gt(sessions.endsAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);

export async function isSessionOpen(db: ReadDb, id: string): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.id, id), isNull(sessions.revokedAt)))) > 0;
}

/** Without a factor, nothing supports a higher assurance. */
export async function lowerAssurance(db: Database, userId: string): Promise<void> {
  await db.update(sessions).set({ assurance: 1, factorAt: null }).where(eq(sessions.userId, userId));
}

/** Deletes sessions that ended before this. */
export async function deleteEndedSessions(db: Database, before: Date): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.endsAt, before), lt(sessions.revokedAt, before)))
    .limit(10_000);
  await db.delete(sessions).where(inArray(sessions.id, ended));
}
