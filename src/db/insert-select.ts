import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * The value that fills each column of a new row. Every column is named: one that is added to the table does not compile
 * until someone has decided on it. `default` leaves it to the database, and only where the database has an answer.
 */
export type RowValues<T extends PgTable> = {
  readonly [K in keyof T["$inferInsert"]]-?: SQL | Omittable<T["$inferInsert"][K]>;
};
export type Omittable<Value> = undefined extends Value ? "default" : never;

/** `insert … select`, with the list of columns made from the values. */
export function insertSelect<T extends PgTable>(table: T, values: RowValues<T>, from: SQL): SQL {
  const columns = getTableColumns(table);
  const filled = Object.entries<SQL | "default">(values).flatMap(([key, value]) => {
    const column = columns[key];
    return column && value !== "default" ? [{ name: sql.identifier(column.name), value }] : [];
  });
  const names = filled.map(({ name }) => name);
  const selected = filled.map(({ value }) => value);
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(selected, sql`, `)} ${from}`;
}
