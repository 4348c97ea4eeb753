import { and, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { wordVersions } from "#db/schema/email.ts";

/** How far back versions are listed. */
const versionsShown = 50;

/** The newest first. */
export const findWordVersions = (db: ReadDb, kind: string) =>
  db
    .select()
    .from(wordVersions)
    .where(and(eq(wordVersions.kind, kind), eq(wordVersions.language, "en")))
    .orderBy(desc(wordVersions.version))
    .limit(versionsShown);

export type WordVersionRow = Awaited<ReturnType<typeof findWordVersions>>[number];

/** The version in force of every kind that was ever edited. */
export const findCurrentWords = (db: ReadDb) =>
  db
    .selectDistinctOn([wordVersions.kind])
    .from(wordVersions)
    .where(eq(wordVersions.language, "en"))
    .orderBy(wordVersions.kind, sql`${wordVersions.version} desc`);

export const findCompany = (db: ReadDb) => readCompany(db);
