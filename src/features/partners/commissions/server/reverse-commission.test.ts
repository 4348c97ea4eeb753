import { expect, test } from "vitest";
import { aPartnerBooking, commissionsOf, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { aStatementOf } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reverseCommission } from "./reverse-commission.ts";

test("a commission on no statement can be reversed with a reason, and stays reversed", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, hotelId);
    const [row] = await commissionsOf(ctx, id);
    const input = { id: row?.id ?? "", version: 1, reason: "Booked for themselves" };
    expect(await reverseCommission(ctx, input)).toMatchObject({ value: { state: "reversed", version: 2 } });
    await driveBooking(ctx, id);
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "reversed" }]);
  }));

test("a commission on a statement cannot be reversed", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, hotelId);
    await driveBooking(ctx, id);
    await aStatementOf(ctx, hotelId);
    const [row] = await commissionsOf(ctx, id);
    const input = { id: row?.id ?? "", version: row?.version ?? 0, reason: "No" };
    expect(await reverseCommission(ctx, input)).toMatchObject({ reason: "not_possible" });
  }));
