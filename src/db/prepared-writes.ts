import { type Column, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connect.ts";
import { preparedOnce } from "./prepared-once.ts";

type Row = Readonly<Record<string, unknown>>;
type Statement = { execute(values: Row): Promise<unknown> };
type WithId = PgTable & { readonly id: Column };

/** Inserts one row with a statement prepared once per connection. */
export function preparedInsert<T extends PgTable>(table: T, name: string) {
  const shapes = statementsByShape(name, (db, values) => db.insert(table).values(values as T["$inferInsert"]));
  return async (db: Database, row: T["$inferInsert"]): Promise<void> => {
    await shapes(db, row as Row);
  };
}

/** Updates columns of the row with an id, in the same way. */
export function preparedUpdate<T extends WithId>(table: T, name: string) {
  const shapes = statementsByShape(name, (db, { id: _, ...values }) =>
    db
      .update(table)
      .set(values as never)
      .where(eq(table.id, sql.placeholder("id"))),
  );
  return async (db: Database, id: string, changes: Partial<T["$inferSelect"]>): Promise<void> => {
    const known = Object.keys(getTableColumns(table));
    const set = Object.entries(changes as Row).filter(([key, value]) => known.includes(key) && value !== undefined);
    if (set.length > 0) await shapes(db, { ...Object.fromEntries(set), id });
  };
}

type Build = (db: Database, values: Row) => { prepare(name: string): Statement };

/** One statement per set of columns. A null is part of the statement, since there is no value to bind. */
function statementsByShape(name: string, build: Build): (db: Database, row: Row) => Promise<unknown> {
  const shapes = new Map<string, (db: Database) => Statement>();
  return (db, row) => {
    const input = Object.entries(row).filter(([, value]) => value !== undefined);
    const shape = input.map(([key, value]) => (value === null ? `${key}-` : key)).join(" ");
    let statementOn = shapes.get(shape);
    if (!statementOn) {
      const values = Object.fromEntries(
        input.map(([key, value]) => [key, value === null ? null : sql.placeholder(key)]),
      );
      const title = `${name}_${shapes.size + 1}`;
      statementOn = preparedOnce((one: Database) => build(one, values).prepare(title));
      shapes.set(shape, statementOn);
    }
    return statementOn(db).execute(Object.fromEntries(input));
  };
}
