import { and, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { oneTimeTokens, type TokenPurpose } from "#db/schema/accounts.ts";

export type { TokenPurpose };
export type TokenRow = typeof oneTimeTokens.$inferSelect;

/** Writes a token; older ones of the same kind are of no use from now on. */
export async function insertToken(db: Database, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await deleteTokens(db, token.userId, token.purpose);
  await db.insert(oneTimeTokens).values(token);
}

export async function deleteTokens(db: Database, userId: string, purpose: TokenPurpose): Promise<void> {
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)));
}

/** Invalidates everything sent to this person. */
export async function deleteTokensOf(db: Database, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

const usable = (now: Date) => and(isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now));

/** The token of a link, locked until the transaction ends, so that it is used once. */
export async function lockToken(db: Database, tokenHash: string, now: Date): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), usable(now)))
    .for("update");
  return row;
}

/** The latest token mailed to this address, for someone who types its code. */
export async function lockLatestToken(
  db: Database,
  which: { email: string; purposes: readonly TokenPurpose[]; now: Date },
): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        sql`lower(${oneTimeTokens.email}) = ${which.email.trim().toLowerCase()}`,
        inArray(oneTimeTokens.purpose, [...which.purposes]),
        usable(which.now),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
    .for("update");
  return row;
}

export async function countTry(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(eq(oneTimeTokens.tokenHash, tokenHash));
}

export async function markUsed(db: Database, tokenHash: string, at: Date): Promise<void> {
  await db.update(oneTimeTokens).set({ usedAt: at }).where(eq(oneTimeTokens.tokenHash, tokenHash));
}

export async function deleteOldTokens(db: Database, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before));
}
