import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { commissions, partnerStatements } from "#db/schema/partners.ts";
import { aPartnerBooking, commissionsOf, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { aStatement, nextMonth } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { issueMonthlyStatements, issueStatements } from "./issue-statements.ts";

test("a statement is the sum of its lines, and each line is on exactly one", () =>
  inTransaction(async (ctx, world) => {
    const { hotelId } = await asHotel(ctx);
    const driven = await aPartnerBooking(ctx, hotelId, { legs: [33_335, 66_660] });
    await driveBooking(ctx, driven.id);
    const pending = await aPartnerBooking(ctx, hotelId);
    const { statementId, totalCents } = await aStatement(ctx, hotelId, [123_456]);
    const lines = await ctx.db.select().from(commissions).where(eq(commissions.statementId, statementId));
    expect(lines).toHaveLength(2);
    expect(totalCents).toBe(lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
    expect(await commissionsOf(ctx, pending.id)).toMatchObject([{ state: "pending", statementId: null }]);
    expect(world.events).toContainEqual({ type: "partner.statement_issued", statementId });
    expect(await issueStatements(nextMonth(ctx), { month: "2026-11-15" })).toMatchObject({ value: { issued: 0 } });
  }));

test("a month that has not ended has none", () =>
  inTransaction(async (ctx) => {
    expect(await issueStatements(ctx, { month: "2026-11-01" })).toMatchObject({ reason: "in_future" });
  }));

test("commission approved after the month’s statement is on the next one", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    await aStatement(ctx, hotelId);
    const late = await aPartnerBooking(ctx, hotelId);
    await driveBooking(ctx, late.id);
    await issueMonthlyStatements(nextMonth(ctx));
    expect(await commissionsOf(ctx, late.id)).toMatchObject([{ state: "approved", statementId: null }]);
    await issueMonthlyStatements({ ...ctx, now: new Date("2027-01-01T04:00:00Z") });
    expect(await commissionsOf(ctx, late.id)).toMatchObject([{ state: "on_statement" }]);
    const own = await ctx.db.select().from(partnerStatements).where(eq(partnerStatements.organisationId, hotelId));
    expect(own.map(({ month }) => month).toSorted()).toEqual(["2026-11-01", "2026-12-01"]);
  }));

test("a partner with quarterly statements waits for the end of the quarter", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx, { settlement: "quarterly" });
    const { id } = await aPartnerBooking(ctx, hotelId);
    await driveBooking(ctx, id);
    await issueMonthlyStatements(nextMonth(ctx));
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "approved" }]);
    await issueMonthlyStatements({ ...ctx, now: new Date("2027-01-01T04:00:00Z") });
    expect(await commissionsOf(ctx, id)).toMatchObject([{ state: "on_statement" }]);
  }));
