import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createKey } from "../../keys/server/create-key.ts";
import { recogniseKey } from "../../keys/server/recognise-key.ts";
import { myPartner } from "./my-partner.ts";
import { removeColleague } from "./remove-colleague.ts";

async function aColleague(ctx: Context, organisationId: string, role: MemberRole) {
  const colleague = await askingAs(ctx, { email: `${newId()}@example.com`, roles: ["hotel"] });
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: colleague.userId, role });
  return colleague;
}

test("a removed colleague no longer acts for the partner, and their API keys stop working", () =>
  inTransaction(async (ctx) => {
    const owner = await asHotel(ctx);
    const colleague = await aColleague(ctx, owner.hotelId, "owner");
    const made = await createKey(colleague, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    expect(await recogniseKey(ctx, made.value.key)).toBeDefined();
    expect(await removeColleague(owner, { user_id: colleague.userId })).toMatchObject({ ok: true });
    expect(await myPartner(colleague)).toMatchObject({ reason: "owners_only" });
    expect(await recogniseKey(ctx, made.value.key)).toBeUndefined();
    expect(await myPartner(owner)).toMatchObject({ value: { members: [{ id: owner.userId }] } });
    expect(await removeColleague(owner, { user_id: colleague.userId })).toMatchObject({ reason: "not_found" });
  }));

test("front desk staff remove no one, owners not themselves, and no one a user of another partner", () =>
  inTransaction(async (ctx) => {
    const [owner, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const desk = await aColleague(ctx, owner.hotelId, "desk");
    expect(await removeColleague(desk, { user_id: owner.userId })).toMatchObject({ reason: "owners_only" });
    expect(await removeColleague(owner, { user_id: owner.userId })).toMatchObject({ reason: "is_you" });
    expect(await removeColleague(owner, { user_id: theirs.userId })).toMatchObject({ reason: "not_found" });
    expect(await myPartner(theirs)).toMatchObject({ ok: true });
  }));
