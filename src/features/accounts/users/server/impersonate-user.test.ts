import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { system } from "#domain/account/roles.ts";
import { refuse } from "#domain/result.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { impersonateUser } from "./impersonate-user.ts";

const reason = "Cannot find her invoice";

test("a session as another user: their roles, half an hour, both names on it", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const superUser = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    const id = await anAccount(ctx, ["hotel"], { email: "yusra@example.com" });
    const answer = await impersonateUser(ctx, { user_id: id, reason });
    expect(answer).toMatchObject({
      ok: true,
      value: { user: { email: "yusra@example.com", app_metadata: { roles: ["hotel"], impersonator_id: superUser } } },
    });
    expect(await ctx.db.select().from(sessions)).toMatchObject([
      { userId: id, impersonatorId: superUser, endsAt: new Date(testNow.getTime() + 30 * 60_000) },
    ]);
    const noted = await ctx.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(noted.find(({ action }) => action === "user.impersonated")).toMatchObject({ actorId: superUser, reason });
    expect(noted.find(({ action }) => action === "session.impersonated")).toMatchObject({
      actorId: id,
      impersonatorId: superUser,
    });
  }));

test("neither oneself, nor another super-user, nor a closed account, nor without a name", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const self = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    const customer = await anAccount(ctx);
    const ask = async (user_id: string, as = ctx) => impersonateUser(as, { user_id, reason });
    expect(await ask(self)).toEqual(refuse("own_account"));
    expect(await ask(await anAccount(ctx, ["super_user"]))).toEqual(refuse("is_super_user"));
    expect(await ask(await anAccount(ctx, [], { status: "suspended" }))).toEqual(refuse("account_suspended"));
    expect(await ask(await anAccount(ctx, [], { status: "erased" }))).toEqual(refuse("not_found"));
    expect(await ask(customer, { ...ctx, actor: system })).toEqual(refuse("not_super_user"));
    expect(await ctx.db.$count(sessions)).toBe(0);
    expect(await ctx.db.$count(auditLog)).toBe(0);
  }));
