import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attributions } from "#db/schema/partners.ts";
import { aPartnerBooking, commissionsOf, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approveCommissions } from "./approve-commissions.ts";

test("everything earned is approved, except what a person should check first", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const [sound, odd, ahead] = [
      await aPartnerBooking(ctx, hotelId),
      await aPartnerBooking(ctx, hotelId),
      await aPartnerBooking(ctx, hotelId),
    ];
    await driveBooking(ctx, sound.id);
    await driveBooking(ctx, odd.id);
    await ctx.db
      .update(attributions)
      .set({ flags: ["self_booking"] })
      .where(eq(attributions.bookingId, odd.id));

    expect(await approveCommissions(ctx, {})).toMatchObject({ value: { approved: 1, flagged: 1 } });
    expect(await commissionsOf(ctx, sound.id)).toMatchObject([{ state: "approved" }]);
    expect(await commissionsOf(ctx, ahead.id)).toMatchObject([{ state: "pending" }]);

    const [held] = await commissionsOf(ctx, odd.id);
    expect(held?.state).toBe("earned");
    await approveCommissions(ctx, { ids: [held?.id ?? ""] });
    expect(await commissionsOf(ctx, odd.id)).toMatchObject([{ state: "approved" }]);
  }));

test("the hotels page approves hotels’ commission, and a partner’s record that partner’s", () =>
  inTransaction(async (ctx) => {
    const [hotel, other] = [await asHotel(ctx), await asHotel(ctx)];
    const agency = await asHotel(ctx, { kind: "travel_agency" });
    for (const { hotelId } of [hotel, other, agency]) await driveBooking(ctx, (await aPartnerBooking(ctx, hotelId)).id);
    expect(await approveCommissions(ctx, { organisation_id: other.hotelId })).toMatchObject({ value: { approved: 1 } });
    expect(await approveCommissions(ctx, { kind: "hotel" })).toMatchObject({ value: { approved: 1 } });
    expect(await approveCommissions(ctx, { kind: "travel_agency" })).toMatchObject({ value: { approved: 1 } });
  }));
