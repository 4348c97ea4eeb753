import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { revenueFigures } from "./revenue-figures.ts";

const faults: readonly (readonly [string, SQL])[] = [
  ["a booking’s entries in Analytics are gone", sql`delete from figure_entries`],
  ["a booking counts with another outcome", sql`update figure_entries set outcome = 'lost' where measure = 'booking'`],
  ["a day’s sum in Analytics is off", sql`update figure_sums set entries = entries + 1 where grain = 'day'`],
  ["a month’s sum in Analytics is off", sql`update figure_sums set cents = cents + 1 where grain = 'month'`],
  ["a month’s revenue is off", sql`update revenue_sums set gross_cents = gross_cents + 1 where grain = 'month'`],
  ["a day’s earnings are off", sql`update revenue_sums set vat_cents = vat_cents + 1 where basis = 'earned'`],
];

test("Revenue and Analytics are compared with the records: each fault is found, and nothing else", () =>
  inTransaction(async (ctx) => {
    await writeTrip(ctx, addHours(ctx.now, -5), {
      booking: { state: "completed", createdAt: addHours(ctx.now, -30), updatedAt: addHours(ctx.now, -3) },
      trip: { state: "completed" },
    });
    await rebuildRevenue(ctx);
    expect(await revenueFigures.look(ctx, false)).toEqual({
      status: "ok",
      measured: "Revenue and analytics are the sum of bookings, trips and invoices.",
    });
    for (const [fault, put] of faults) {
      await ctx.db.execute(sql`savepoint sound`);
      const { rowCount } = await ctx.db.execute(put);
      expect(rowCount, fault).toBeGreaterThan(0);
      expect(await revenueFigures.look(ctx, false), fault).toMatchObject({ status: "failing" });
      await ctx.db.execute(sql`rollback to savepoint sound`);
    }
  }));
