import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";

export type NewUser = typeof users.$inferInsert;

/** False when someone has this address already. */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  const written = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return written.length > 0;
}

export async function updateUser(db: Database, id: string, changes: Partial<NewUser>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

export const noteSignIn = (db: Database, id: string, at: Date) => updateUser(db, id, { lastSignInAt: at });

/** True when the role is new to this person. */
export async function insertRole(
  db: Database,
  grant: { userId: string; role: Role; grantedAt: Date; grantedBy?: string | null; reason: string },
): Promise<boolean> {
  const written = await db.insert(userRoles).values(grant).onConflictDoNothing().returning({ role: userRoles.role });
  return written.length > 0;
}
