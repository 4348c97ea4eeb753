import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { aPartnerBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myCommissions } from "./my-commissions.ts";

test("an owner sees their own partner’s and no other’s; front desk staff see no money", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const { reference } = await aPartnerBooking(ctx, mine.hotelId);
    await aPartnerBooking(ctx, theirs.hotelId);
    expect(await myCommissions(mine, {})).toMatchObject({
      value: { commissions: [{ reference }], sums: [{ state: "pending", count: 1, amount_cents: 10_000 }] },
    });
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, mine.userId));
    expect(await myCommissions(mine, {})).toMatchObject({ reason: "owners_only" });
  }));
