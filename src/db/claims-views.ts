import { asc } from "drizzle-orm";
import type { ReadDb } from "./connect.ts";
import { claims } from "./schema/content.ts";

/** All claims in the order of our team, those that are not shown included. */
export async function findClaims(db: ReadDb) {
  const rows = await db.select().from(claims).orderBy(asc(claims.position), asc(claims.id));
  return rows.map(({ withdrawnAt, ...row }) => ({ ...row, isWithdrawn: withdrawnAt !== null }));
}
