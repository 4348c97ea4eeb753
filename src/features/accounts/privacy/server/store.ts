import { asc, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { erasedPeople } from "#db/schema/accounts.ts";
import type { ErasureEntry } from "#platform/erasure-ledger.ts";

/** One writer at a time: an earlier ledger must not overwrite a later one. */
const ledgerLock = 727_010;

export async function insertErasure(db: Database, { erasedAt, ...entry }: ErasureEntry): Promise<void> {
  await db
    .insert(erasedPeople)
    .values({ ...entry, erasedAt: new Date(erasedAt) })
    .onConflictDoNothing();
}

/** Every known erasure, while no one else writes the ledger. */
export async function lockErasures(db: Database): Promise<ErasureEntry[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${ledgerLock})`);
  const rows = await db.select().from(erasedPeople).orderBy(asc(erasedPeople.erasedAt), asc(erasedPeople.id));
  return rows.map(({ erasedAt, ...row }) => ({ ...row, erasedAt: erasedAt.toISOString() }));
}

export async function deleteErasuresBefore(db: Database, before: Date): Promise<void> {
  await db.delete(erasedPeople).where(lt(erasedPeople.erasedAt, before));
}
