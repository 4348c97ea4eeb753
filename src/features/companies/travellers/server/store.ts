import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyTravellers } from "#db/schema/companies.ts";

export type TravellerRow = typeof companyTravellers.$inferSelect;

/** A company’s travellers, locked, so that two imports of one file add no one twice. */
export const lockTravellers = (db: Database, organisationId: string): Promise<TravellerRow[]> =>
  db.select().from(companyTravellers).where(eq(companyTravellers.organisationId, organisationId)).for("update");

export async function insertTraveller(db: Database, row: typeof companyTravellers.$inferInsert): Promise<void> {
  await db.insert(companyTravellers).values(row);
}

export async function updateTraveller(
  db: Database,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  changes: Partial<TravellerRow>,
): Promise<void> {
  await db
    .update(companyTravellers)
    .set(changes)
    .where(and(eq(companyTravellers.organisationId, organisationId), eq(companyTravellers.id, id)));
}
