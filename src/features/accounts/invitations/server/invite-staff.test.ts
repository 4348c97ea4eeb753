import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invites } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { anAccount, asSuperUser } from "#testing/builders/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { invitationsContract } from "../contract.ts";
import { findInvites } from "./find-invites.ts";
import { inviteStaff } from "./invite-staff.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

const farah = { email: "farah@example.com", name: "Farah Adams", role: "dispatcher" } as const;
const find = async (ctx: Context, asked: InputOf<typeof invitationsContract.findInvites> = {}) =>
  (await findInvites(ctx, invitationsContract.findInvites.input.parse(asked))).value;
const statesOf = async (ctx: Context) => (await find(ctx)).invites.map(({ email, state }) => [email, state]);

test("somebody new is invited by letter, and the list says by whom", () =>
  inTransaction(async (given, world) => {
    const ctx = await asSuperUser(given);
    expect(await inviteStaff(ctx, farah)).toMatchObject({ ok: true });
    expect(world.emails).toMatchObject([{ to: "farah@example.com" }]);
    expect((await find(ctx)).invites).toMatchObject([
      { email: "farah@example.com", role: "dispatcher", state: "open", invited_by: { name: "Themba Maseko" } },
    ]);
    expect(await ctx.db.$count(auditLog, eq(auditLog.action, "invite.sent"))).toBe(1);
  }));

test("who has an account is not invited but given the role there", () =>
  inTransaction(async (given, world) => {
    const ctx = await asSuperUser(given);
    await anAccount(ctx, [], { email: "Farah@Example.com" });
    expect(await inviteStaff(ctx, farah)).toEqual(refuse("has_account"));
    expect(world.emails).toEqual([]);
  }));

test("an invite is open, accepted, expired or withdrawn, and can be asked for as such", () =>
  inTransaction(async (given) => {
    const ctx = await asSuperUser(given);
    const row = (name: string, changes: Partial<typeof invites.$inferInsert>) => ({
      id: ctx.newId(),
      tokenHash: name,
      email: `${name}@example.com`,
      role: "driver" as const,
      createdAt: testNow,
      expiresAt: new Date("2026-11-27T08:00:00Z"),
      ...changes,
    });
    await ctx.db
      .insert(invites)
      .values([
        row("open", {}),
        row("expired", { expiresAt: testNow }),
        row("accepted", { acceptedAt: testNow }),
        row("withdrawn", { withdrawnAt: testNow }),
      ]);
    for (const state of ["open", "expired", "accepted", "withdrawn"] as const)
      expect((await find(ctx, { state })).invites.map((invite) => [invite.email, invite.state])).toEqual([
        [`${state}@example.com`, state],
      ]);
    expect((await find(ctx, { search: "WITHDRAWN@" })).invites).toHaveLength(1);
    const first = await find(ctx, { size: 3 });
    expect(first.invites).toHaveLength(3);
    expect((await find(ctx, { size: 3, after: first.next })).invites).toHaveLength(1);
  }));

test("an open invite is withdrawn once, and written down", () =>
  inTransaction(async (given) => {
    const ctx = await asSuperUser(given);
    const sent = await inviteStaff(ctx, farah);
    const invite_id = sent.ok ? sent.value.invite_id : "";
    expect(await withdrawInvite(ctx, { invite_id })).toEqual(accept({}));
    expect(await statesOf(ctx)).toEqual([["farah@example.com", "withdrawn"]]);
    expect(await withdrawInvite(ctx, { invite_id })).toEqual(refuse("not_open"));
    expect(await withdrawInvite(ctx, { invite_id: ctx.newId() })).toEqual(refuse("not_found"));
    expect(await ctx.db.select().from(auditLog).where(eq(auditLog.action, "invite.withdrawn"))).toMatchObject([
      { subjectId: invite_id, details: { email: "farah@example.com", role: "dispatcher" } },
    ]);
  }));
