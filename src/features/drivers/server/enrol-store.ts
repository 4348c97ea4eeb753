import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";

export type NewDriver = typeof drivers.$inferInsert;

/** Links the account to the known driver with this address, if there is one. */
export async function giveAccount(db: Database, email: string, userId: string) {
  const [row] = await db
    .update(drivers)
    .set({ userId })
    .where(
      and(eq(sql`lower(${drivers.email})`, email.toLowerCase()), isNull(drivers.userId), ne(drivers.state, "left")),
    )
    .returning({ id: drivers.id, state: drivers.state });
  return row;
}

/** False if the account already has a driver. */
export async function insertDriver(db: Database, driver: NewDriver): Promise<boolean> {
  const written = await db
    .insert(drivers)
    .values(driver)
    .onConflictDoNothing({ target: drivers.userId })
    .returning({ id: drivers.id });
  return written.length > 0;
}
