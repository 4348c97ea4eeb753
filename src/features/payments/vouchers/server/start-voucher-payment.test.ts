import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";

test("the form names the voucher; starting twice is one attempt, and once paid nothing is due", () =>
  inTransaction(async (ctx, world) => {
    const { id, start, pay, show } = await aVoucher(ctx);
    const started = await start();
    const form = started.ok ? started.value.form : undefined;
    const fields = Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
    expect(fields).toMatchObject({ amount: "1000.00", custom_str1: (await show()).number });
    const paymentId = await pay();
    expect(await ctx.db.select().from(payments)).toMatchObject([{ id: paymentId, voucherId: id, bookingId: null }]);
    expect(world.events).toMatchObject([{ type: "voucher.paid", voucherId: id, paymentId }]);
    expect(await start()).toMatchObject({ reason: "paid_already" });
  }));
