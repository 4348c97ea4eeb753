import { render, toPlainText } from "@react-email/render";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import { anAccount, asPerson, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createTokenMaker } from "../../server/make-tokens.ts";
import { openSession } from "../../server/open-session.ts";
import { revokeRole } from "./revoke-role.ts";

const tokens = createTokenMaker("a secret for tests that nobody needs to keep", "https://capetownshuttle.example");
const reason = "The season is over";

test("anyone who loses a role is signed out: their tokens still carry it", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, ["admin"]);
    await openSession(ctx, tokens, { userId: id, methods: ["password"] });
    expect(await revokeRole(ctx, { user_id: id, role: "admin", reason })).toEqual(accept({ roles: [] }));
    expect(await ctx.db.select().from(sessions).where(eq(sessions.userId, id))).toMatchObject([
      { revokedAt: testNow, revokedReason: "role_revoked" },
    ]);
  }));

test("the person is emailed the reason, and that they are signed out", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, ["dispatcher"], { email: "sipho@example.com", name: "Sipho Ndlovu" });
    await revokeRole(ctx, { user_id: id, role: "dispatcher", reason });
    expect(world.emails).toMatchObject([
      { to: "sipho@example.com", subject: "One of your roles has ended: Dispatcher" },
    ]);
    const [text] = await Promise.all(world.emails.map(async ({ content }) => toPlainText(await render(content))));
    expect(text).toContain("The season is over");
    expect(text).toContain("signed you out everywhere");
  }));

test("who was a super-user when the token was made revokes nothing", () =>
  inTransaction(async (input) => {
    await asSuperUser(input);
    const former = await anAccount(input, ["admin"]);
    const ctx = asPerson(input, former, ["super_user", "admin"]);
    expect(await revokeRole(ctx, { user_id: former, role: "admin", reason })).toEqual(refuse("not_super_user"));
  }));

test("a role that was never granted is not revoked, and nothing is recorded", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, ["driver"]);
    expect(await revokeRole(ctx, { user_id: id, role: "admin", reason })).toEqual(refuse("not_granted"));
    expect(await ctx.db.$count(auditLog)).toBe(0);
    expect(world.emails).toEqual([]);
  }));

test("the last super-user who can sign in keeps the role, no matter who else is suspended", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    await anAccount(ctx, ["super_user"], { status: "suspended" });
    const id = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    expect(await revokeRole(ctx, { user_id: id, role: "super_user", reason })).toEqual(refuse("last_super_user"));
  }));
