import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { invitationsContract } from "../invitations-contract.ts";
import { findInvites } from "./find-invites.ts";
import { inviteStaff } from "./invite-staff.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

const farah = { email: "farah@example.com", name: "Farah Adams", role: "dispatcher" } as const;
const find = async (ctx: Context, input: InputOf<typeof invitationsContract.findInvites> = {}) =>
  (await findInvites(ctx, invitationsContract.findInvites.input.parse(input))).value;
const statesOf = async (ctx: Context) => (await find(ctx)).invites.map(({ email, state }) => [email, state]);

test("an open invite is withdrawn once, and written down", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
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
