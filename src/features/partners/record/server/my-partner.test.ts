import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPartner } from "./my-partner.ts";

test("an owner reads their own partner’s record without our notes; front desk staff cannot", () =>
  inTransaction(async (ctx) => {
    const mine = await asHotel(ctx, { commissionRate: 0.1 });
    const result = await myPartner(mine);
    expect(result).toMatchObject({
      value: { id: mine.hotelId, terms: { commission_rate: 0.1 }, members: [{ is_me: true }] },
    });
    expect(JSON.stringify(result)).not.toContain("notes");
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, mine.userId));
    expect(await myPartner(mine)).toMatchObject({ reason: "owners_only" });
  }));
