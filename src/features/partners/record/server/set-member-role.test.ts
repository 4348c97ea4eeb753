import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setMemberRole } from "./set-member-role.ts";

test("an owner can become front desk staff only while another owner remains", () =>
  inTransaction(async (ctx) => {
    const { hotelId: organisation_id, userId: user_id } = await asHotel(ctx);
    const input = { organisation_id, user_id, role: "desk" } as const;
    expect(await setMemberRole(ctx, input)).toMatchObject({ reason: "last_owner" });
    const other = await askingAs(ctx, { email: `${newId()}@example.com`, roles: ["hotel"] });
    await ctx.db.insert(organisationMembers).values({ organisationId: organisation_id, userId: other.userId });
    expect(await setMemberRole(ctx, input)).toMatchObject({ value: { role: "desk" } });
    expect(await setMemberRole(ctx, { ...input, user_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
