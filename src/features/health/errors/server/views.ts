import { and, desc, eq, ilike, lt, or, type SQL } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { errorReports } from "#db/schema/health.ts";

type Page = { readonly after?: { readonly at: Date; readonly code: string }; readonly size: number };

/** Newest first. A search is a code that someone reads out, or the correlation id of a response. */
export const findReports = (db: ReadDb, search: string, { after, size }: Page) =>
  db
    .select()
    .from(errorReports)
    .where(and(search ? matches(search) : undefined, after && olderThan(after)))
    .orderBy(desc(errorReports.at), desc(errorReports.code))
    .limit(size);

export type ReportRow = typeof errorReports.$inferSelect;

function matches(search: string): SQL | undefined {
  const code = search.toUpperCase().replace(/^E[\s-]*/, "");
  return or(
    eq(errorReports.code, `E-${code}`),
    eq(errorReports.correlationId, search.toLowerCase()),
    ilike(errorReports.place, `%${search.replace(/[\\%_]/g, "\\$&")}%`),
  );
}

const olderThan = ({ at, code }: { at: Date; code: string }): SQL | undefined =>
  or(lt(errorReports.at, at), and(eq(errorReports.at, at), lt(errorReports.code, code)));
