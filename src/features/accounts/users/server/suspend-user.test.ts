import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createTokenMaker } from "../../server/make-tokens.ts";
import { openSession } from "../../server/open-session.ts";
import { suspendUser } from "./suspend-user.ts";

const tokens = createTokenMaker("a secret for tests that nobody needs to keep", "https://capetownshuttle.example");
const reason = "Laptop stolen at the airport";
const signIn = (ctx: Context, userId: string) => openSession(ctx, tokens, { userId, methods: ["password"] });
const openSessions = async (ctx: Context, userId: string) =>
  (await ctx.db.select().from(sessions).where(eq(sessions.userId, userId))).filter((row) => !row.revokedAt).length;
const statusOf = async (ctx: Context, id: string) =>
  (await ctx.db.select({ status: users.status }).from(users).where(eq(users.id, id)))[0]?.status;

test("suspended: signed out of every browser, emailed, and logged", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, ["driver"], { email: "sipho@example.com" });
    await signIn(ctx, id);
    await signIn(ctx, id);
    expect(await suspendUser(ctx, { user_id: id, reason })).toEqual(accept({}));
    expect(await statusOf(ctx, id)).toBe("suspended");
    expect(await openSessions(ctx, id)).toBe(0);
    expect(world.emails).toMatchObject([{ to: "sipho@example.com", subject: "Your account is suspended" }]);
    expect(await ctx.db.select().from(auditLog).where(eq(auditLog.action, "user.suspended"))).toMatchObject([
      { subjectId: id, reason, details: { before: { status: "active" }, after: { status: "suspended" } } },
    ]);
  }));

test("neither oneself, nor the last super-user, nor twice, nor a stranger", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const self = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    expect(await suspendUser(ctx, { user_id: self, reason })).toEqual(refuse("last_super_user"));
    await anAccount(ctx, ["super_user"]);
    expect(await suspendUser(ctx, { user_id: self, reason })).toEqual(refuse("own_account"));
    const id = await anAccount(ctx);
    await suspendUser(ctx, { user_id: id, reason });
    expect(await suspendUser(ctx, { user_id: id, reason })).toEqual(refuse("already_suspended"));
    expect(await suspendUser(ctx, { user_id: ctx.newId(), reason })).toEqual(refuse("not_found"));
  }));
