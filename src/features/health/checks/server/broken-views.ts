import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { type Broken, namedAtMost } from "#domain/health/judge-business.ts";

export const momentIn = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The number of rows a query returns, and the first of their `name`s. */
export async function findBroken(db: Database, question: SQL): Promise<Broken> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select name, (count(*) over ())::int as count from (${question}) as broken order by name limit ${namedAtMost}`);
  return { count: rows[0]?.count ?? 0, named: rows.map(({ name }) => name) };
}
