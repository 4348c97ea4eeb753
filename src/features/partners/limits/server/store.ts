import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { organisations, providerLimits } from "#db/schema/partners.ts";

/** Locks a provider, so that two who save at once come one after the other. */
export async function lockProvider(db: Database, id: string) {
  const [row] = await db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")))
    .for("update");
  return row;
}

export async function insertLimits(db: Database, row: typeof providerLimits.$inferInsert): Promise<void> {
  await db.insert(providerLimits).values(row);
}
