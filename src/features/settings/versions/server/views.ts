import { and, desc, eq, lt, max } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findCompany } from "#db/read-company.ts";
import { users } from "#db/schema/accounts.ts";
import { settingsVersions } from "#db/schema/settings.ts";
import type { VersionedPart } from "#domain/company/settings-difference.ts";

const former = alias(settingsVersions, "former");

/** The newest versions, each with the previous one’s values. */
export const findVersions = (db: ReadDb, part: VersionedPart | null) =>
  db
    .select({ version: settingsVersions, savedBy: users.name, before: former.value })
    .from(settingsVersions)
    .leftJoin(users, eq(users.id, settingsVersions.savedBy))
    .leftJoin(
      former,
      and(
        eq(former.part, settingsVersions.part),
        eq(
          former.version,
          db
            .select({ version: beforeThat.version })
            .from(beforeThat)
            .where(and(eq(beforeThat.part, settingsVersions.part), lt(beforeThat.version, settingsVersions.version)))
            .orderBy(desc(beforeThat.version))
            .limit(1),
        ),
      ),
    )
    .where(part ? eq(settingsVersions.part, part) : undefined)
    .orderBy(desc(settingsVersions.savedAt), desc(settingsVersions.version))
    .limit(100);

const beforeThat = alias(settingsVersions, "before_that");

export async function findVersion(db: ReadDb, part: VersionedPart, version: number) {
  const [row] = await db
    .select({ value: settingsVersions.value })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.part, part), eq(settingsVersions.version, version)));
  return row;
}

/** 0 if nothing was ever saved. */
export async function findLatestVersion(db: ReadDb, part: VersionedPart): Promise<number> {
  const [row] = await db
    .select({ version: max(settingsVersions.version) })
    .from(settingsVersions)
    .where(eq(settingsVersions.part, part));
  return row?.version ?? 0;
}

/** Today’s contact details. */
export const findContact = (db: ReadDb) => findCompany(db);
