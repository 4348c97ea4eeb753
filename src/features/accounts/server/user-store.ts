import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { type Role, roles } from "#domain/account/roles.ts";
import type { Subject } from "../policy.ts";

/**
 * Every super-user who can sign in. Anyone who changes one waits here for the other: two who take the role from each other
 * at the same moment would both see two, and leave none. The list is read after the wait, so it is the truth.
 */
export async function lockSuperUsers(db: Database): Promise<readonly string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.super_users'))`);
  const rows = await db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "super_user"), eq(users.status, "active")))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

export type LockedUser = Subject & { readonly name: string; readonly email: string };

/** The account, locked until the end of the transaction. An erased one is not found. */
export async function lockUser(db: Database, id: string): Promise<LockedUser | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, status: users.status })
    .from(users)
    .where(and(eq(users.id, id), ne(users.status, "erased")))
    .for("update");
  return row && { ...row, roles: await findRoles(db, id) };
}

export async function findRoles(db: Database, userId: string): Promise<readonly Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return roles.filter((role) => rows.some((row) => row.role === role));
}

export async function deleteRole(db: Database, userId: string, role: Role): Promise<void> {
  await db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
}

export async function updateStatus(db: Database, userId: string, status: "active" | "suspended", now: Date) {
  await db.update(users).set({ status, updatedAt: now }).where(eq(users.id, userId));
}
