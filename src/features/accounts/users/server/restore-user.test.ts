import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asPerson, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { restoreUser } from "./restore-user.ts";

const reason = "Laptop stolen at the airport";
const statusOf = async (ctx: Context, id: string) =>
  (await ctx.db.select({ status: users.status }).from(users).where(eq(users.id, id)))[0]?.status;

test("restored: open again, emailed, and logged", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, [], { status: "suspended" });
    expect(await restoreUser(ctx, { user_id: id, reason })).toEqual(accept({}));
    expect(await statusOf(ctx, id)).toBe("active");
    expect(world.emails).toMatchObject([{ subject: "Your account is restored" }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "user.restored", subjectId: id, reason }]);
    expect(await restoreUser(ctx, { user_id: id, reason })).toEqual(refuse("not_suspended"));
  }));

test("a stranger is not found, and only a super-user restores", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, [], { status: "suspended" });
    expect(await restoreUser(ctx, { user_id: ctx.newId(), reason })).toEqual(refuse("not_found"));
    const former = asPerson(ctx, await anAccount(ctx), ["super_user"]);
    expect(await restoreUser(former, { user_id: id, reason })).toEqual(refuse("not_super_user"));
    expect(await statusOf(ctx, id)).toBe("suspended");
  }));
