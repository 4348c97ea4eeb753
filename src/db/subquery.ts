import { type SQL, sql } from "drizzle-orm";

/**
 * SQL with a query inside that looks at the row around it. Drizzle leaves out the table of a column in the selection of a
 * single-table select, and "organisation_id = organisation_id" is true of everyone's: it leaves what is one level deeper alone.
 */
export const subquery = <T>(strings: TemplateStringsArray, ...values: unknown[]): SQL<T> =>
  sql<T>`${sql(strings, ...values)}`;
