import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** A table’s columns, for SQL that copies rows by name: their order in the database is a matter of history. */
export const columnNames = (table: PgTable): SQL =>
  sql.raw(
    Object.values(getTableColumns(table))
      .map(({ name }) => name)
      .join(", "),
  );
