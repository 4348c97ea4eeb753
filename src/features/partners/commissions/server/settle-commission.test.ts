import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { commissionMoves, commissions } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aPartnerBooking, commissionsOf, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { aStatementOf } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { settleCommission } from "./settle-commission.ts";

test("it is pending once the booking is confirmed, and earned with the last drop-off", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, hotelId, { legs: [60_000, 40_000] });
    expect(await commissionsOf(ctx, id)).toMatchObject([
      { state: "pending", baseCents: 100_000, rate: 0.1, amountCents: 10_000, organisationId: hotelId, earnedOn: null },
    ]);
    await driveBooking(ctx, id, ["completed", "onboard"]);
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "pending" }]);
    await driveBooking(ctx, id);
    const [earned] = await commissionsOf(ctx, id);
    expect(earned).toMatchObject({ state: "earned", amountCents: 10_000, earnedOn: "2026-11-29" });
    const moves = await ctx.db
      .select()
      .from(commissionMoves)
      .where(eq(commissionMoves.commissionId, earned?.id ?? ""));
    expect(moves.map(({ fromState, toState }) => [fromState, toState])).toEqual(
      expect.arrayContaining([
        [null, "pending"],
        ["pending", "earned"],
      ]),
    );
  }));

test("a repeated event is recorded once", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id, reference } = await aPartnerBooking(ctx, hotelId);
    await settleCommission(ctx, { reference });
    await driveBooking(ctx, id);
    await driveBooking(ctx, id);
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "earned", version: 2 }]);
  }));

test("a no-show earns nothing", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, hotelId, { legs: [60_000, 40_000] });
    await driveBooking(ctx, id, ["completed", "no_show"]);
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "earned", baseCents: 60_000, amountCents: 6_000 }]);
  }));

test.each(["cancelled", "no_show"] as const)("a booking that is %s reverses it", (state) =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id, reference } = await aPartnerBooking(ctx, hotelId);
    await ctx.db.update(bookings).set({ state, feeCents: 50_000 }).where(eq(bookings.id, id));
    await settleCommission(ctx, { reference });
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "reversed" }]);
  }),
);

/** Lowers the price of a completed booking, as a refund or a credit note does. */
async function lower(ctx: Context, id: string, by: number) {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  await ctx.db
    .update(bookings)
    .set({ totalCents: (row?.totalCents ?? 0) - by })
    .where(eq(bookings.id, id));
  await ctx.db.insert(bookingItems).values({
    id: newId(),
    bookingId: id,
    position: 90 + Math.round(by / 1000),
    code: "refund",
    text: "Refund",
    amountCents: -by,
    vatCode: "EX12G",
  });
}

test("a refund lowers an open commission, and a full refund reverses it", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id, reference } = await aPartnerBooking(ctx, hotelId);
    await driveBooking(ctx, id);
    await lower(ctx, id, 25_000);
    await settleCommission(ctx, { reference });
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "earned", amountCents: 7_500 }]);
    await lower(ctx, id, 75_000);
    await settleCommission(ctx, { reference });
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "reversed" }]);
  }));

test("a paid commission stays paid: a refund adds one correction", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id, reference } = await aPartnerBooking(ctx, hotelId);
    await driveBooking(ctx, id);
    const { statementId } = await aStatementOf(ctx, hotelId);
    await lower(ctx, id, 40_000);
    await settleCommission(ctx, { reference });
    await settleCommission(ctx, { reference });
    expect(await commissionsOf(ctx, id)).toMatchObject([
      { kind: "commission", state: "on_statement", amountCents: 10_000, statementId },
      { kind: "correction", state: "earned", amountCents: -4_000, baseCents: -40_000, statementId: null },
    ]);
  }));

test.each([
  ["came through no one", { partnerId: null }],
  ["earns nothing", { appliedRate: 0 }],
  ["is a test", { isTest: true }],
])("a booking that %s has none", (_, changes) =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, hotelId, changes);
    await driveBooking(ctx, id);
    expect(await ctx.db.select().from(commissions).where(eq(commissions.bookingId, id))).toEqual([]);
  }),
);
