import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import type { DriverState } from "#domain/driver/driver-lifecycle.ts";

export type NewDriver = typeof drivers.$inferInsert;

/** Gives the account to a driver we know already by this address. False when there is none. */
export async function giveAccount(db: Database, email: string, userId: string): Promise<boolean> {
  const given = await db
    .update(drivers)
    .set({ userId })
    .where(and(eq(sql`lower(${drivers.email})`, email.toLowerCase()), isNull(drivers.userId)))
    .returning({ id: drivers.id });
  return given.length > 0;
}

/** A second driver for one account is not written. */
export async function insertDriver(db: Database, driver: NewDriver): Promise<void> {
  await db.insert(drivers).values(driver).onConflictDoNothing({ target: drivers.userId });
}

export async function setDriverState(db: Database, userId: string, state: DriverState): Promise<void> {
  await db.update(drivers).set({ state }).where(eq(drivers.userId, userId));
}
