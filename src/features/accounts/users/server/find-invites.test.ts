import { expect, test } from "vitest";
import { invites } from "#db/schema/accounts.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { invitationsContract } from "../invitations-contract.ts";
import { findInvites } from "./find-invites.ts";

const find = async (ctx: Context, input: InputOf<typeof invitationsContract.findInvites> = {}) =>
  (await findInvites(ctx, invitationsContract.findInvites.input.parse(input))).value;

test("an invite is open, accepted, expired or withdrawn, and can be asked for as such", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
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
