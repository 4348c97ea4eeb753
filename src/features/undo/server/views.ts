import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { deletedRows, deletions } from "#db/schema/platform.ts";

/** The newest, without the bytes of files. */
export async function findDeletions(db: ReadDb) {
  const found = await db
    .select({ deletion: deletions, deletedBy: users.name })
    .from(deletions)
    .leftJoin(users, eq(users.id, deletions.deletedBy))
    .orderBy(desc(deletions.deletedAt), desc(deletions.id))
    .limit(200);
  const ids = found.map(({ deletion }) => deletion.id);
  const rows = ids.length === 0 ? [] : await findRows(db, ids);
  const byDeletion = Map.groupBy(rows, ({ deletionId }) => deletionId);
  return found.map((one) => ({ ...one, rows: byDeletion.get(one.deletion.id) ?? [] }));
}

const findRows = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({
      deletionId: deletedRows.deletionId,
      table: deletedRows.tableName,
      content: sql<Record<string, unknown>>`${deletedRows.content} - 'content'`,
    })
    .from(deletedRows)
    .where(inArray(deletedRows.deletionId, [...ids]))
    .orderBy(asc(deletedRows.id));

export async function findDeletion(db: ReadDb, id: string) {
  const [row] = await db.select().from(deletions).where(eq(deletions.id, id));
  return row;
}

/** Id → name of the colleagues who did something. */
export async function findNames(db: ReadDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => /^[0-9a-f-]{36}$/.test(id));
  if (known.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
