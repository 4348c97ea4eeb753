import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { oneTimeTokens, userRoles, users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { type Actor, type Role, system } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { findAccount } from "../../server/account-views.ts";
import { hashPassword } from "../../server/hash-password.ts";
import { acceptInvite } from "./accept-invite.ts";
import { invitePerson } from "./invite-person.ts";
import { readInvite } from "./read-invite.ts";
import { sendApplicantInvitation } from "./send-applicant-invitation.ts";

const email = "naledi@example.com";
const password = "tafelberg by moonlight";
const days = (count: number) => new Date(testNow.getTime() + count * 24 * 3600_000);

/** Invites and gives the token that is in the email, and nowhere else. */
async function invited(ctx: Context, world: World, role: Role = "driver", to = email): Promise<string> {
  await invitePerson(ctx, { email: to, name: "Naledi Dlamini", role });
  const email = world.emails.at(-1);
  if (!email) throw new Error("No email was written.");
  return /token=([\w-]+)/.exec(await render(email.content))?.[1] ?? "";
}

const asPerson = (ctx: Context, userId: string): Context => {
  const actor: Actor = { kind: "person", userId, roles: [] };
  return { ...ctx, actor };
};

async function withAccount(ctx: Context, changes: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = ctx.newId();
  const passwordHash = await hashPassword("her own password");
  const usual = { id, email, name: "Naledi", createdAt: testNow, emailConfirmedAt: testNow, passwordHash };
  await ctx.db.insert(users).values({ ...usual, ...changes });
  return id;
}

const rolesOf = async (ctx: Context, userId: string) =>
  (await ctx.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ role }) => role);

test("the email leads drivers to their page, everyone else to the other, and tells no hash", () =>
  inTransaction(async (ctx, world) => {
    await invited(ctx, world, "driver");
    await invited(ctx, world, "hotel");
    const [driver = "", hotel = ""] = await Promise.all(world.emails.map(({ content }) => render(content)));
    expect(driver).toContain("https://capetownshuttle.example/driver-invite?token=");
    expect(hotel).toContain("https://capetownshuttle.example/dispatcher/invite/accept?token=");
  }));

test("accepting makes a confirmed account with the role, a session, an event and a line in the audit", () =>
  inTransaction(async (ctx, world) => {
    const token = await invited(ctx, world);
    const answer = await acceptInvite(ctx, { token, name: "Naledi D.", password });
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.session?.user).toMatchObject({ email, app_metadata: { roles: ["driver"] } });
    const account = await findAccount(ctx.db, { email });
    expect(account).toMatchObject({ name: "Naledi D.", roles: ["driver"], emailConfirmedAt: testNow });
    const [{ privacyVersion } = { privacyVersion: null }] = await ctx.db.select().from(users);
    expect(privacyVersion).toBe("2026-11");
    expect(world.events).toEqual([
      expect.objectContaining({ type: "invite.accepted", userId: account?.id, role: "driver", applicationId: null }),
    ]);
    const entries = await ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, account?.id ?? ""));
    expect(entries.map(({ action }) => action)).toContain("invite.accepted");
  }));

test.each<[string, (ctx: Context, world: World) => Promise<{ token: string; now?: Date }>, string]>([
  ["a token nobody gave out", async () => ({ token: "never" }), "invite_unknown"],
  [
    "a link used before",
    async (ctx, world) => {
      const token = await invited(ctx, world);
      await acceptInvite(ctx, { token, name: "", password });
      return { token };
    },
    "invite_used",
  ],
  [
    "an older link, once a newer one is out",
    async (ctx, world) => {
      const token = await invited(ctx, world);
      await invited(ctx, world, "driver", email.toUpperCase());
      return { token };
    },
    "invite_withdrawn",
  ],
  ["a link after a week", async (ctx, world) => ({ token: await invited(ctx, world), now: days(7) }), "invite_expired"],
])("%s opens nothing", (_what, prepare, reason) =>
  inTransaction(async (ctx, world) => {
    const { token, now = ctx.now } = await prepare(ctx, world);
    const later = { ...ctx, now };
    expect(await readInvite(later, { token })).toEqual({ ok: false, reason });
    expect(await acceptInvite(later, { token, name: "N", password })).toEqual({ ok: false, reason });
  }),
);

test("invitations to two roles stand beside each other", () =>
  inTransaction(async (ctx, world) => {
    const first = await invited(ctx, world, "driver");
    await invited(ctx, world, "dispatcher");
    expect((await readInvite(ctx, { token: first })).ok).toBe(true);
  }));

test.each([
  ["too short", "short", "weak_password"],
  ["the address itself", email, "weak_password"],
  ["a common one", "password123", "weak_password"],
])("a new password that is %s is refused, and the link still works", (_what, chosen, reason) =>
  inTransaction(async (ctx, world) => {
    const token = await invited(ctx, world);
    expect(await acceptInvite(ctx, { token, name: "Naledi", password: chosen })).toEqual({ ok: false, reason });
    expect((await acceptInvite(ctx, { token, name: "Naledi", password })).ok).toBe(true);
  }),
);

test("who has an account gives its password, and keeps it", () =>
  inTransaction(async (ctx, world) => {
    const userId = await withAccount(ctx);
    const token = await invited(ctx, world);
    expect(await readInvite(ctx, { token })).toMatchObject({ ok: true, value: { has_account: true, name: "Naledi" } });
    expect(await acceptInvite(ctx, { token, name: "Else", password })).toEqual({ ok: false, reason: "wrong_password" });
    expect(await rolesOf(ctx, userId)).toEqual([]);
    expect((await acceptInvite(ctx, { token, name: "Else", password: "her own password" })).ok).toBe(true);
    expect(await findAccount(ctx.db, { email })).toMatchObject({ id: userId, name: "Naledi", roles: ["driver"] });
  }));

test("who is signed in as the invited needs no password, and goes on in the same session", () =>
  inTransaction(async (ctx, world) => {
    const userId = await withAccount(ctx);
    const token = await invited(ctx, world);
    const answer = await acceptInvite(asPerson(ctx, userId), { token, name: "", password: "" });
    expect(answer).toEqual({ ok: true, value: { session: null, role: "driver" } });
    expect(await rolesOf(ctx, userId)).toEqual(["driver"]);
  }));

test("someone else who is signed in cannot take it", () =>
  inTransaction(async (ctx, world) => {
    await withAccount(ctx);
    const other = await withAccount(ctx, { email: "other@example.com" });
    const token = await invited(ctx, world);
    const answer = await acceptInvite(asPerson(ctx, other), { token, name: "", password: "" });
    expect(answer).toEqual({ ok: false, reason: "wrong_password" });
    expect(await rolesOf(ctx, other)).toEqual([]);
  }));

test("an account that someone started with this address and never confirmed is taken over with a new password", () =>
  inTransaction(async (ctx, world) => {
    const userId = await withAccount(ctx, {
      emailConfirmedAt: null,
      passwordHash: await hashPassword("the squatter's"),
    });
    const token = await invited(ctx, world);
    expect(await readInvite(ctx, { token })).toMatchObject({ value: { has_account: false } });
    expect((await acceptInvite(ctx, { token, name: "Naledi", password })).ok).toBe(true);
    const again = await invited(ctx, world, "dispatcher");
    expect(await acceptInvite(ctx, { token: again, name: "", password: "the squatter's" })).toEqual({
      ok: false,
      reason: "wrong_password",
    });
    expect((await findAccount(ctx.db, { email }))?.id).toBe(userId);
    expect(await ctx.db.$count(oneTimeTokens)).toBe(0);
  }));

test("a suspended account cannot come in this way", () =>
  inTransaction(async (ctx, world) => {
    const userId = await withAccount(ctx, { status: "suspended" });
    const token = await invited(ctx, world);
    const answer = await acceptInvite(asPerson(ctx, userId), { token, name: "", password: "her own password" });
    expect(answer).toEqual({ ok: false, reason: "account_closed" });
  }));

test("an application that was invited sends its applicant the link; one decided otherwise does not", () =>
  inTransaction(
    async (ctx, world) => {
      const { partnerApplications } = await import("#db/schema/partners.ts");
      const application = (state: "invited" | "rejected") => ({
        id: ctx.newId(),
        reference: ctx.newReference(),
        kind: "hotel" as const,
        state,
        accessCodeHash: "x",
        contactName: "Naledi Dlamini",
        email,
        phone: "+27 82 555 0199",
        createdAt: testNow,
        updatedAt: testNow,
      });
      const [yes, no] = [application("invited"), application("rejected")];
      await ctx.db.insert(partnerApplications).values([yes, no]);
      await sendApplicantInvitation(ctx, { type: "application.invited", applicationId: yes.id });
      await sendApplicantInvitation(ctx, { type: "application.invited", applicationId: no.id });
      expect(world.emails.map(({ to, template }) => [to, template])).toEqual([[email, "invitation"]]);
      const html = await render(world.emails[0]?.content ?? "");
      const token = /token=([\w-]+)/.exec(html)?.[1] ?? "";
      await acceptInvite(ctx, { token, name: "", password });
      expect(world.events).toEqual([expect.objectContaining({ role: "hotel", applicationId: yes.id })]);
    },
    { actor: system },
  ));
