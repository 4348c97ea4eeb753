import { expect, test } from "vitest";
import { aVoucher, aVoucherPurchase } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { buyVoucher } from "./buy-voucher.ts";

test("ordered and not paid for, it has no code and is worth nothing", () =>
  inTransaction(async (ctx) => {
    const { show } = await aVoucher(ctx);
    expect(await show()).toMatchObject({ state: "unpaid", code: null, left_cents: 0, amount_cents: 100_000 });
  }));

test("without a gateway none is sold", () =>
  inTransaction(async (ctx) => {
    expect(await buyVoucher(setUp(ctx, { hasStandInGateway: false }), aVoucherPurchase)).toMatchObject({
      reason: "way_closed",
    });
  }));
