import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { hashPassword } from "#features/accounts/server/hash-password.ts";
import { demoAccounts, demoPassword } from "./demo-users.ts";

const lacking = and(
  inArray(
    users.email,
    demoAccounts.map(({ email }) => email),
  ),
  isNull(users.passwordHash),
);

/** Lets the people of the demo sign in, those of a demo that was filled before anyone could as well. */
export async function giveDemoPasswords(db: Database): Promise<void> {
  if ((await db.$count(users, lacking)) === 0) return;
  // One hash for all: it is the same password, everyone may know it, and a hash is slow on purpose.
  const passwordHash = await hashPassword(demoPassword);
  await db
    .update(users)
    .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${users.createdAt})` })
    .where(lacking);
}
