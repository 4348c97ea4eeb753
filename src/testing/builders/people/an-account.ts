import { userRoles, users } from "#db/schema/accounts.ts";
import type { Actor, Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type UserRow = typeof users.$inferInsert;

/** Writes a user with these roles; returns their id. */
export async function anAccount(
  ctx: Context,
  roles: readonly Role[] = [],
  changes: Partial<UserRow> = {},
): Promise<string> {
  const id = changes.id ?? newId();
  const email = `person-${id.slice(-8)}@example.com`;
  await ctx.db
    .insert(users)
    .values({ id, email, name: "Thandi Mokoena", createdAt: testNow, emailConfirmedAt: testNow, ...changes });
  if (roles.length > 0)
    await ctx.db.insert(userRoles).values(roles.map((role) => ({ userId: id, role, grantedAt: testNow })));
  return id;
}

/** The same context with this person as the actor. */
export function asPerson(ctx: Context, userId: string, roles: readonly Role[]): Context {
  const actor: Actor = { kind: "person", userId, roles };
  return { ...ctx, actor };
}

/** A context with a super-user as the actor. */
export async function asSuperUser(ctx: Context, changes: Partial<UserRow> = {}): Promise<Context> {
  const id = await anAccount(ctx, ["super_user"], { name: "Themba Maseko", ...changes });
  return asPerson(ctx, id, ["super_user"]);
}
