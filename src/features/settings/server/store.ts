import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { settings, settingsVersions } from "#db/schema/settings.ts";
import type { SettingsPart } from "#domain/company/company-settings.ts";
import type { VersionedPart } from "#domain/company/settings-difference.ts";
import { nextVersion } from "#platform/edit-record.ts";

type Saved = {
  readonly part: SettingsPart;
  readonly value: Record<string, unknown>;
  /** The version it replaces; 0 if there is none. */
  readonly version: number;
  readonly by: string | null;
  readonly at: Date;
  /** The version that it restores. */
  readonly putBackOf?: number;
};

/** Also stores the version. False if it has been changed in the meantime. */
export async function savePart(db: Database, saved: Saved): Promise<boolean> {
  const { part, value, version, by, at, putBackOf = null } = saved;
  const row = { name: part, value, version: nextVersion({ version }), updatedBy: by, updatedAt: at };
  const written =
    version === 0
      ? await db.insert(settings).values(row).onConflictDoNothing().returning({ name: settings.name })
      : await db
          .update(settings)
          .set({ ...row, version: sql`${settings.version} + 1` })
          .where(and(eq(settings.name, part), eq(settings.version, version)))
          .returning({ name: settings.name });
  if (written.length === 0) return false;
  await keepVersion(db, { part, version: row.version, value, savedAt: at, savedBy: by, putBackOf });
  return true;
}

type Version = Omit<typeof settingsVersions.$inferInsert, "part"> & { readonly part: VersionedPart };

export async function keepVersion(db: Database, version: Version): Promise<void> {
  await db.insert(settingsVersions).values(version);
}
