import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { hasCode } from "#db/error-code.ts";
import { deletedRows, deletions } from "#db/schema/platform.ts";

type Row = typeof deletedRows.$inferSelect;

export type PutBack =
  | { readonly kind: "done"; readonly rows: number }
  /** Its number or place has been taken since, or what it belonged to is gone. */
  | { readonly kind: "taken" | "orphaned"; readonly table: string };

const uniqueViolation = ["23505", "23P01"] as const;
const foreignKeyViolation = "23503";

/**
 * Restores every row of a deletion, or none. The database sorts out dependencies: a row refused for lack of another
 * waits until the others are there.
 */
export async function putRowsBack(db: Database, deletionId: string): Promise<PutBack> {
  const rows = await db
    .select()
    .from(deletedRows)
    .where(eq(deletedRows.deletionId, deletionId))
    .orderBy(asc(deletedRows.id));
  let waiting: readonly Row[] = rows;
  while (waiting.length > 0) {
    const next: Row[] = [];
    for (const row of waiting) {
      const refused = await insertApart(db, row);
      if (refused === "taken") return { kind: "taken", table: row.tableName };
      if (refused === "orphaned") next.push(row);
    }
    if (next.length === waiting.length) return { kind: "orphaned", table: next[0]?.tableName ?? "" };
    waiting = next;
  }
  await db.delete(deletions).where(eq(deletions.id, deletionId));
  return { kind: "done", rows: rows.length };
}

async function insertApart(db: Database, row: Row): Promise<"taken" | "orphaned" | undefined> {
  await db.execute(sql`savepoint put_back`);
  try {
    await insertRow(db, row);
    await db.execute(sql`release savepoint put_back`);
    return undefined;
  } catch (error) {
    await db.execute(sql`rollback to savepoint put_back`);
    if (hasCode(error, ...uniqueViolation)) return "taken";
    if (hasCode(error, foreignKeyViolation)) return "orphaned";
    throw error;
  }
}

/** Uses today’s columns except computed ones. A new column gets its default. */
async function insertRow(db: Database, { tableName, content }: Row): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${tableName} and is_generated = 'NEVER'
      and jsonb_exists(${JSON.stringify(content)}::jsonb, column_name)`);
  const columns = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const table = sql.identifier(tableName);
  await db.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(content)}::jsonb)`);
}
