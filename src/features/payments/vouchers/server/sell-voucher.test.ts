import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { trips } from "#db/schema/trips.ts";
import { countDriven } from "#features/revenue/server/count-driven.ts";
import { readRevenue } from "#features/revenue/server/read-revenue.ts";
import { writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { bookkeepingOf, followEvents } from "#testing/follow-events.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { expectKeptRevenue } from "#testing/kept-revenue.ts";
import { reactions } from "../../../../reactions.ts";
import { redeemVoucher } from "./redeem-voucher.ts";

const bookkeeping = bookkeepingOf(reactions);
const input = { from: "2026-01-01", until: "2026-12-31", basis: "earned", service: "", against: "none" } as const;

test("its sale is not revenue and has no invoice; the trip it pays for is, once driven", () =>
  inTransaction(async (ctx, world) => {
    const earned = async () => (await readRevenue(ctx, { ...input, by: "service" })).value.total.gross_cents;
    const voucher = await aVoucher(ctx);
    await voucher.pay();
    await followEvents(ctx, world, { reactions: bookkeeping });
    expect([await earned(), await ctx.db.$count(invoices)]).toEqual([0, 0]);

    const { bookingId, reference } = await writeTripsOf(ctx, ["assigned"], { totalCents: 30_000 });
    const voucher_code = (await voucher.show()).code ?? "";
    const code = ctx.accessCodeFor(reference);
    expect(await redeemVoucher(ctx, { reference, code, voucher_code })).toMatchObject({
      value: { paid_cents: 30_000, left_cents: 70_000 },
    });
    await followEvents(ctx, world, { reactions: bookkeeping });
    expect(await earned(), "paid and not driven").toBe(0);

    await ctx.db.update(trips).set({ state: "completed" });
    await countDriven(ctx, { bookingId });
    expect(await earned()).toBe(30_000);
    await expectKeptRevenue(ctx);
  }));
