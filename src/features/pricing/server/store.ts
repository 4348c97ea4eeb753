import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tariffs } from "#db/schema/pricing.ts";

/** Tariffs are saved one after the other. */
export async function lockTariffs(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tariffs', 0))`);
}

export async function insertTariff(db: Database, tariff: typeof tariffs.$inferInsert): Promise<void> {
  await db.insert(tariffs).values(tariff);
}

/** The only mutable fact about a tariff is whether it is in use. */
export async function retire(db: Database, version: number): Promise<void> {
  await db.update(tariffs).set({ state: "retired" }).where(eq(tariffs.version, version));
}
