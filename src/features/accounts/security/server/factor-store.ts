import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { factorChallenges, factors, recoveryCodes } from "#db/schema/accounts.ts";

export type FactorRow = typeof factors.$inferSelect;

/** Writes a factor that waits for its first code; one that was started before and never finished is forgotten. */
export async function insertFactor(db: Database, factor: typeof factors.$inferInsert): Promise<void> {
  await db.delete(factors).where(and(eq(factors.userId, factor.userId), eq(factors.state, "unverified")));
  await db.insert(factors).values(factor);
}

/** The person's factor; locked until the transaction ends, so that a code works once. */
export async function lockFactor(db: Database, userId: string, id: string): Promise<FactorRow | undefined> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, userId)))
    .for("update");
  return row;
}

export async function updateFactor(
  db: Database,
  id: string,
  changes: Partial<typeof factors.$inferInsert>,
): Promise<void> {
  await db.update(factors).set(changes).where(eq(factors.id, id));
}

export async function deleteFactor(db: Database, id: string): Promise<void> {
  await db.delete(factors).where(eq(factors.id, id));
}

export async function insertChallenge(db: Database, challenge: typeof factorChallenges.$inferInsert): Promise<void> {
  await db.insert(factorChallenges).values(challenge);
}

export async function lockChallenge(db: Database, factorId: string, id: string) {
  const [row] = await db
    .select()
    .from(factorChallenges)
    .where(and(eq(factorChallenges.id, id), eq(factorChallenges.factorId, factorId)))
    .for("update");
  return row;
}

export async function countChallengeTry(db: Database, id: string): Promise<void> {
  await db
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(eq(factorChallenges.id, id));
}

export async function spendChallenge(db: Database, id: string, at: Date): Promise<void> {
  await db.update(factorChallenges).set({ usedAt: at }).where(eq(factorChallenges.id, id));
}

export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly string[], at: Date) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: at })));
}

/** True when the code was there and had not been used. */
export async function spendRecoveryCode(db: Database, userId: string, codeHash: string, at: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
}

export const countUnusedCodes = (db: Database, userId: string) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

export async function deleteOldChallenges(db: Database, before: Date): Promise<void> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, before));
}
