import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createTokenMaker } from "../../server/make-tokens.ts";
import { openSession } from "../../server/open-session.ts";
import { endUserSessions } from "./end-user-sessions.ts";

const tokens = createTokenMaker("a secret for tests that nobody needs to keep", "https://capetownshuttle.example");
const reason = "Laptop stolen at the airport";
const signIn = (ctx: Context, userId: string) => openSession(ctx, tokens, { userId, methods: ["password"] });
const openSessions = async (ctx: Context, userId: string) =>
  (await ctx.db.select().from(sessions).where(eq(sessions.userId, userId))).filter((row) => !row.revokedAt).length;

test("sessions end all together or one by one", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx);
    for (let browser = 0; browser < 3; browser++) await signIn(ctx, id);
    const [one] = await ctx.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
    const session_id = one?.id;
    expect(await endUserSessions(ctx, { user_id: id, session_id, reason })).toEqual(accept({ ended: 1 }));
    expect(await openSessions(ctx, id)).toBe(2);
    expect(await endUserSessions(ctx, { user_id: id, session_id, reason })).toEqual(refuse("not_found"));
    expect(await endUserSessions(ctx, { user_id: id, reason })).toEqual(accept({ ended: 2 }));
    expect(await openSessions(ctx, id)).toBe(0);
    expect(await ctx.db.$count(auditLog, eq(auditLog.action, "user.signed_out"))).toBe(2);
  }));

test("another person's session cannot be ended under this one's name", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx);
    const other = await anAccount(ctx);
    await signIn(ctx, other);
    const [theirs] = await ctx.db.select({ id: sessions.id }).from(sessions);
    const request = { user_id: id, session_id: theirs?.id, reason };
    expect(await endUserSessions(ctx, request)).toEqual(refuse("not_found"));
    expect(await openSessions(ctx, other)).toBe(1);
  }));
