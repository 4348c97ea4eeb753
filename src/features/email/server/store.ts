import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { mailNotices, suppressedAddresses, wordVersions } from "#db/schema/email.ts";

type NewVersion = typeof wordVersions.$inferInsert;

/** False where someone else has saved this version meanwhile. */
export async function insertWordVersion(db: Database, version: NewVersion): Promise<boolean> {
  const written = await db
    .insert(wordVersions)
    .values(version)
    .onConflictDoNothing({ target: [wordVersions.kind, wordVersions.language, wordVersions.version] })
    .returning({ id: wordVersions.id });
  return written.length > 0;
}

/** False where this notice has come before. */
export async function insertNotice(db: Database, notice: typeof mailNotices.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(mailNotices)
    .values(notice)
    .onConflictDoNothing({ target: mailNotices.sourceId })
    .returning({ id: mailNotices.id });
  return written.length > 0;
}

/** A return weighs more than a complaint. False where the address was suppressed as much before. */
export async function suppressAddress(db: Database, row: typeof suppressedAddresses.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(suppressedAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: suppressedAddresses.address,
      set: { reason: row.reason, detail: row.detail ?? "", since: row.since, liftedAt: null, liftedBy: null },
      setWhere: sql`${suppressedAddresses.liftedAt} is not null
        or (${suppressedAddresses.reason} = 'complaint' and excluded.reason <> 'complaint')`,
    })
    .returning({ address: suppressedAddresses.address });
  return written.length > 0;
}

/** False where it is lifted already. */
export async function liftAddress(db: Database, address: string, { at, by }: { at: Date; by: string | null }) {
  const lifted = await db
    .update(suppressedAddresses)
    .set({ liftedAt: at, liftedBy: by })
    .where(and(eq(suppressedAddresses.address, address), isNull(suppressedAddresses.liftedAt)))
    .returning({ address: suppressedAddresses.address });
  return lifted.length > 0;
}

export async function deleteAddress(db: Database, address: string): Promise<void> {
  await db.delete(mailNotices).where(eq(mailNotices.address, address));
  await db.delete(suppressedAddresses).where(eq(suppressedAddresses.address, address));
}
