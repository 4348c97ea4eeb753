import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type Prefixes, usualPrefix } from "#domain/booking/reference-prefix.ts";
import type { ReadDb } from "./connect.ts";
import { findCompany } from "./read-company.ts";
import { settingsVersions } from "./schema/settings.ts";

/** Every prefix that the company’s references ever had, today’s first. Each saved version of its details is kept. */
export async function findPrefixes(db: ReadDb): Promise<Prefixes> {
  const prefix = sql<string>`${settingsVersions.value} ->> 'reference_prefix'`;
  const former = await db
    .selectDistinct({ prefix })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.part, "contact"), isNotNull(prefix)));
  const { reference_prefix: now } = await findCompany(db);
  return [...new Set([now, ...former.map((one) => one.prefix), usualPrefix])];
}
