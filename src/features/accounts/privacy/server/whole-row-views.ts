import { getTableColumns, type InferSelectModel, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";

/** A row as it lies in the database, under the names it has there. */
export type WholeRow = Readonly<Record<string, unknown>>;

/** Ids of colleagues and of other records tell the person nothing. */
const meaningless = /(^id$|_id$|_by$|^actor$|^author$|version$|_hash$)/;

/**
 * Whole rows for the person they are about: every column there is, so that a new one is not forgotten, without ids and
 * secrets. `keep` names those of them that are wanted all the same, `leave` others that are not the person's.
 */
export function selectWhole<T extends PgTable>(
  db: ReadDb,
  table: T,
  where: SQL | undefined,
  { keep = [], leave = [] }: { keep?: readonly string[]; leave?: readonly string[] } = {},
): Promise<WholeRow[]> {
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name }) => keep.includes(name) || !(meaningless.test(name) || leave.includes(name)),
  );
  const result = Object.fromEntries(columns.map((column) => [column.name, column])) as Record<string, PgColumn>;
  return db
    .select(result)
    .from(table as PgTable)
    .where(where) as unknown as Promise<(WholeRow & InferSelectModel<T>)[]>;
}

/** The same for rows that hang on others: each owner's id, and its rows. */
export async function selectByOwner(
  db: ReadDb,
  { table, owner, leave = [] }: { table: PgTable; owner: PgColumn; leave?: readonly string[] },
  ids: readonly string[],
): Promise<ReadonlyMap<unknown, readonly WholeRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await selectWhole(db, table, inArray(owner, [...ids]), { keep: [owner.name], leave });
  const byOwner = Map.groupBy(rows, (row) => row[owner.name]);
  return new Map(
    [...byOwner].map(([id, list]) => [id, list.map(({ [owner.name]: _owner, ...rest }) => rest)] as const),
  );
}
