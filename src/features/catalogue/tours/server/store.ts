import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tours, tourVersions } from "#db/schema/catalogue.ts";
import type { TourRow } from "./views.ts";

/** The list is changed by one person at a time. */
export async function lockTours(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tours', 0))`);
}

export async function lockTour(db: Database, slug: string): Promise<TourRow | undefined> {
  const [row] = await db.select().from(tours).where(eq(tours.slug, slug)).for("update");
  return row;
}

export async function insertTour(db: Database, row: typeof tours.$inferInsert): Promise<void> {
  await db.insert(tours).values(row);
}

export async function updateTour(db: Database, slug: string, changes: Partial<TourRow>): Promise<void> {
  await db.update(tours).set(changes).where(eq(tours.slug, slug));
}

export async function keepVersion(db: Database, row: typeof tourVersions.$inferInsert): Promise<void> {
  await db.insert(tourVersions).values(row);
}
