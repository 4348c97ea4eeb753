import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { claims } from "#db/schema/content.ts";

export type ClaimRow = typeof claims.$inferSelect;

export async function lockClaim(db: Database, id: string): Promise<ClaimRow | undefined> {
  const [row] = await db.select().from(claims).where(eq(claims.id, id)).for("update");
  return row;
}

/** Adding, ordering and putting back take turns, so that two never take the same place. */
export async function lockClaims(db: Database): Promise<readonly ClaimRow[]> {
  await db.execute(sql`lock table claims in share row exclusive mode`);
  return db.select().from(claims).orderBy(claims.position, claims.id);
}

export async function insertClaim(db: Database, claim: typeof claims.$inferInsert): Promise<void> {
  await db.insert(claims).values(claim);
}

export async function updateClaim(db: Database, id: string, changes: Partial<ClaimRow>): Promise<void> {
  await db.update(claims).set(changes).where(eq(claims.id, id));
}
