import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { vouchers } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { forgetUnpaidVouchers } from "./forget-unpaid-vouchers.ts";

test("after 30 days an unpaid order is deleted, one with a payment attempt stays without names, and a sold one stays", () =>
  inTransaction(async (ctx) => {
    await aVoucher(ctx, { amount_cents: 50_000 });
    const tried = await aVoucher(ctx, { amount_cents: 60_000 });
    await tried.start();
    const sold = await aVoucher(ctx, { amount_cents: 70_000 });
    await sold.pay();
    const kept = async () => {
      const rows = await ctx.db.select().from(vouchers).orderBy(asc(vouchers.amountCents));
      return rows.map(({ amountCents, buyerName }) => [amountCents, buyerName]);
    };
    await forgetUnpaidVouchers({ ...ctx, now: addHours(ctx.now, 24 * 30) });
    expect(await kept(), "not on the very day").toHaveLength(3);
    await forgetUnpaidVouchers({ ...ctx, now: addHours(ctx.now, 24 * 30 + 1) });
    expect(await kept()).toEqual([
      [60_000, "Deleted"],
      [70_000, "Naledi Dube"],
    ]);
  }));
