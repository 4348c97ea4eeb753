import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { partnerKeys } from "#db/schema/partners.ts";

export async function insertKey(db: Database, row: typeof partnerKeys.$inferInsert): Promise<void> {
  await db.insert(partnerKeys).values(row);
}

/** False if it is another partner’s, or already revoked. */
export async function markRevoked(
  db: Database,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
  at: Date,
): Promise<boolean> {
  const gone = await db
    .update(partnerKeys)
    .set({ revokedAt: at })
    .where(and(eq(partnerKeys.id, id), eq(partnerKeys.organisationId, organisationId), isNull(partnerKeys.revokedAt)))
    .returning({ id: partnerKeys.id });
  return gone.length > 0;
}

export async function markUsed(db: Database, id: string, at: Date): Promise<void> {
  await db.update(partnerKeys).set({ lastUsedAt: at }).where(eq(partnerKeys.id, id));
}
