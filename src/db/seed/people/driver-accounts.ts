import { and, eq, isNull, like } from "drizzle-orm";
import type pg from "pg";
import { userRoles, users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#platform/transaction.ts";

/**
 * In the living demo every driver has a phone, and so an account: without a password, because no one signs in with it.
 * Those of a demo that was filled before it came to life get theirs too.
 */
export const giveDriverAccounts = (pool: pg.Pool, now: Date): Promise<void> =>
  inTransaction(pool, async (db) => {
    const lacking = await db
      .select()
      .from(drivers)
      .where(and(isNull(drivers.userId), isNull(drivers.leftAt), like(drivers.email, "%@drivers.example")))
      .for("update");
    for (const { id, email, firstName, lastName, phone } of lacking) {
      const userId = newId();
      const name = `${firstName} ${lastName}`;
      await db.insert(users).values({ id: userId, email, name, phone, createdAt: now, emailConfirmedAt: now });
      await db.insert(userRoles).values({ userId, role: "driver", grantedAt: now });
      await db.update(drivers).set({ userId }).where(eq(drivers.id, id));
    }
  });
