import { users } from "#db/schema/accounts.ts";
import type { Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";

type UserRow = typeof users.$inferInsert;

/** The same transaction with an account holder as the actor; by default the customer of `aBooking`. */
export async function askingAs(
  ctx: Context,
  { roles = [], ...changes }: Partial<UserRow> & { roles?: readonly Role[] } = {},
): Promise<Context & { userId: string }> {
  const row: UserRow = {
    id: newId(),
    email: "thandi@example.com",
    name: "Thandi Mokoena",
    createdAt: ctx.now,
    emailConfirmedAt: ctx.now,
    ...changes,
  };
  await ctx.db.insert(users).values(row);
  return { ...ctx, actor: { kind: "person", userId: row.id, roles }, userId: row.id };
}
