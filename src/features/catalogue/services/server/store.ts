import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { services, serviceVersions } from "#db/schema/catalogue.ts";
import type { ServiceRow } from "./views.ts";

/** The list is changed by one person at a time. */
export async function lockServices(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('services', 0))`);
}

export async function lockService(db: Database, slug: string): Promise<ServiceRow | undefined> {
  const [row] = await db.select().from(services).where(eq(services.slug, slug)).for("update");
  return row;
}

export async function insertService(db: Database, row: typeof services.$inferInsert): Promise<void> {
  await db.insert(services).values(row);
}

export async function updateService(db: Database, slug: string, changes: Partial<ServiceRow>): Promise<void> {
  await db.update(services).set(changes).where(eq(services.slug, slug));
}

export async function keepVersion(db: Database, row: typeof serviceVersions.$inferInsert): Promise<void> {
  await db.insert(serviceVersions).values(row);
}
