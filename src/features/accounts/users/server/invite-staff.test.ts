import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invitationsContract } from "../invitations-contract.ts";
import { findInvites } from "./find-invites.ts";
import { inviteStaff } from "./invite-staff.ts";

const farah = { email: "farah@example.com", name: "Farah Adams", role: "dispatcher" } as const;
const find = async (ctx: Context, input: InputOf<typeof invitationsContract.findInvites> = {}) =>
  (await findInvites(ctx, invitationsContract.findInvites.input.parse(input))).value;

test("someone new is invited by email, and the list says who invited them", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    expect(await inviteStaff(ctx, farah)).toMatchObject({ ok: true });
    expect(world.emails).toMatchObject([{ to: "farah@example.com" }]);
    expect((await find(ctx)).invites).toMatchObject([
      { email: "farah@example.com", role: "dispatcher", state: "open", invited_by: { name: "Themba Maseko" } },
    ]);
    expect(await ctx.db.$count(auditLog, eq(auditLog.action, "invite.sent"))).toBe(1);
  }));

test("who has an account is not invited but given the role there", () =>
  inTransaction(async (input, world) => {
    const ctx = await asSuperUser(input);
    await anAccount(ctx, [], { email: "Farah@Example.com" });
    expect(await inviteStaff(ctx, farah)).toEqual(refuse("has_account"));
    expect(world.emails).toEqual([]);
  }));
