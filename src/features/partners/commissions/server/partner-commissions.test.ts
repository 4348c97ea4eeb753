import { expect, test } from "vitest";
import { aPartnerBooking, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { partnerCommissions } from "./partner-commissions.ts";

test("our team finds them by partner, status and booking, with the sums of each status", () =>
  inTransaction(async (ctx) => {
    const [one, other] = [await asHotel(ctx, { name: "One" }), await asHotel(ctx, { name: "Other" })];
    const driven = await aPartnerBooking(ctx, one.hotelId, { legs: [200_000] });
    await driveBooking(ctx, driven.id);
    await aPartnerBooking(ctx, one.hotelId);
    await aPartnerBooking(ctx, other.hotelId);
    const list = (asked: object) => partnerCommissions(ctx, { search: "", ...asked });

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
