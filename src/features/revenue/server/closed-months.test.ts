import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { creditInvoice } from "#features/invoices/desk/server/credit-invoice.ts";
import { lockMonth } from "#features/invoices/months/server/lock-month.ts";
import type { Context } from "#platform/context.ts";
import { aCountedTrip } from "#testing/builders/money/a-counted-month.ts";
import { anotherDriver } from "#testing/builders/money/a-paid-driver.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { countDocument } from "./count-document.ts";
import { countDriven } from "./count-driven.ts";
import { countRevenue } from "./count-revenue.ts";
import { readRevenue } from "./read-revenue.ts";
import { rebuildRevenue } from "./rebuild-revenue.ts";

const reactions = { reactions: { "invoice.issued": { countDocument }, "invoice.credited": { countRevenue } } };
const september = { from: "2026-09-01", until: "2026-09-30" };
const november = { from: "2026-11-01", until: "2026-11-30" };

const earned = async (ctx: Context, period: typeof september) => {
  const input = { ...period, basis: "earned", service: "", against: "none", by: "service" } as const;
  return (await readRevenue(ctx, input)).value.total.gross_cents;
};

const inSeptember = new Date("2026-09-15T10:00:00Z");
const inNovember = new Date("2026-11-20T10:00:00Z");

test.each([true, false])("a November credit note and the September report; locked: %s", (isLocked) =>
  inTransaction(async (transaction, world) => {
    const ctx = await asAdmin(transaction);
    const issued = await anIssuedInvoice({ ...ctx, now: inSeptember });
    await followEvents({ ...ctx, now: inSeptember }, world, reactions);
    expect(await earned(ctx, september)).toBe(30_000);
    const later = { ...ctx, now: inNovember };
    if (isLocked) expect(await lockMonth(later, { month: "2026-09" })).toMatchObject({ ok: true });
    const credit = { id: issued.id, version: issued.version, amount_cents: 10_000, reason: "Waited less" };
    expect(await creditInvoice(later, credit)).toMatchObject({ ok: true });
    await followEvents(later, world, reactions);

    expect(await earned(ctx, september)).toBe(isLocked ? 30_000 : 20_000);
    expect(await earned(ctx, november)).toBe(isLocked ? -10_000 : 0);
    await rebuildRevenue(later);
    expect([await earned(ctx, september), await earned(ctx, november)], "counted from scratch").toEqual(
      isLocked ? [30_000, -10_000] : [20_000, 0],
    );
  }),
);

test("any change to a booking of a locked month counts once, on its own date, and adds up", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const crew = { ...(await anotherDriver(ctx)), providerId: null };
    const trip = await aCountedTrip(ctx, crew, { day: "2026-09-10", cents: 50_000 });
    await countDriven({ ...ctx, now: inSeptember }, trip);
    await lockMonth({ ...ctx, now: inNovember }, { month: "2026-09" });
    const price = async (totalCents: number, now: Date) => {
      await ctx.db.update(bookings).set({ totalCents }).where(eq(bookings.id, trip.bookingId));
      for (let times = 0; times < 2; times++) await countRevenue({ ...ctx, now }, trip);
      return [await earned(ctx, september), await earned(ctx, november)];
    };
    expect(await price(40_000, inNovember)).toEqual([50_000, -10_000]);
    expect(await price(45_000, new Date("2026-12-02T10:00:00Z"))).toEqual([50_000, -10_000]);
    expect(await earned(ctx, { from: "2026-12-01", until: "2026-12-31" })).toBe(5000);
  }));
