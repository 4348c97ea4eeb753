import { expect, test } from "vitest";
import { aVoucher, aVoucherPurchase } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { buyVoucher } from "./buy-voucher.ts";

test("an unpaid voucher has no code and no value", () =>
  inTransaction(async (ctx) => {
    const { show } = await aVoucher(ctx);
    expect(await show()).toMatchObject({ state: "unpaid", code: null, left_cents: 0, terms_version: "2026-11" });
  }));

test("none is sold without a gateway", () =>
  inTransaction(async (ctx) => {
    expect(await buyVoucher(setUp(ctx, { hasStandInGateway: false }), aVoucherPurchase)).toMatchObject({
      reason: "way_closed",
    });
  }));
