import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attributions, organisations } from "#db/schema/partners.ts";
import { aPartnerBooking, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { partnerCommissions } from "./partner-commissions.ts";

test("our team finds them by partner, status and booking, with the total of each status", () =>
  inTransaction(async (ctx) => {
    const [one, other] = [await asHotel(ctx, { name: "One" }), await asHotel(ctx, { name: "Other" })];
    const driven = await aPartnerBooking(ctx, one.hotelId, { legs: [200_000] });
    await driveBooking(ctx, driven.id);
    await aPartnerBooking(ctx, one.hotelId);
    await aPartnerBooking(ctx, other.hotelId);
    const list = (request: object) => partnerCommissions(ctx, { search: "", ...request });

    const { value } = await list({ organisation_id: one.hotelId });
    expect(value.commissions).toHaveLength(2);
    expect(value.sums).toEqual(
      expect.arrayContaining([
        { state: "earned", count: 1, amount_cents: 20_000 },
        { state: "pending", count: 1, amount_cents: 10_000 },
      ]),
    );
    const earned = await list({ organisation_id: one.hotelId, state: "earned" });
    expect(earned.value.commissions).toMatchObject([{ reference: driven.reference, partner: "One", channel: "link" }]);
    expect((await list({ search: driven.reference })).value.commissions).toMatchObject([{ amount_cents: 20_000 }]);
  }));

test("the first and the last contact are shown with the partner who owns the code; a booking from the dashboard has none", () =>
  inTransaction(async (ctx) => {
    const [one, other] = [await asHotel(ctx, { name: "One" }), await asHotel(ctx, { name: "Other" })];
    for (const [{ hotelId }, code] of [
      [one, "ONE"],
      [other, "OTHER"],
    ] as const)
      await ctx.db.update(organisations).set({ affiliateCode: code }).where(eq(organisations.id, hotelId));
    const booking = await aPartnerBooking(ctx, one.hotelId);
    const touched = { firstCode: "other", firstTouchAt: testNow, lastCode: "ONE", lastTouchAt: testNow };
    const list = async () => (await partnerCommissions(ctx, { search: "", organisation_id: one.hotelId })).value;
    await ctx.db.update(attributions).set(touched).where(eq(attributions.bookingId, booking.id));
    expect((await list()).commissions).toMatchObject([
      {
        first_touch: { code: "other", partner: "Other", at: testNow.toISOString() },
        last_touch: { code: "ONE", partner: "One", at: testNow.toISOString() },
      },
    ]);
    await ctx.db.update(attributions).set({ firstCode: "", lastCode: "" });
    expect((await list()).commissions).toMatchObject([{ first_touch: null, last_touch: null }]);
  }));
