import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
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

/** Deletes accounts that no one has confirmed or used and that have no role; returns their addresses. */
export async function deleteUnconfirmedUsers(db: Database, before: Date, atMost: number): Promise<string[]> {
  const hasRole = db.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.userId, users.id));
  const ownerless = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[isNull(users.emailConfirmedAt), isNull(users.lastSignInAt), notExists(hasRole)],
        sql`coalesce(${users.updatedAt}, ${users.createdAt}) < ${before}`,
      ),
    )
    .limit(atMost);
  const gone = await db.delete(users).where(inArray(users.id, ownerless)).returning({ email: users.email });
  return gone.map(({ email }) => email);
}

/** True when the role is new to this person. */
export async function insertRole(
  db: Database,
  grant: { userId: string; role: Role; grantedAt: Date; grantedBy?: string | null; reason: string },
): Promise<boolean> {
  const written = await db.insert(userRoles).values(grant).onConflictDoNothing().returning({ role: userRoles.role });
  return written.length > 0;
}
