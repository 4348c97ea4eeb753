import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { bookingShares } from "./booking-shares.ts";

test("our team sees who has paid and what is due, but not the links", () =>
  inTransaction(async (ctx) => {
    const { reference, split, pay } = await aSplitBill(ctx, { totalCents: 90_000, pickupAt: addHours(testNow, 90) });
    expect(await bookingShares(ctx, { reference })).toMatchObject({ value: { split: null, open_cents: 90_000 } });
    await split();
    await pay("Sam");
    const shown = await bookingShares(ctx, { reference });
    expect(shown).toMatchObject({
      value: { open_cents: 60_000, split: { is_open: true, shares: [{}, { name: "Sam", state: "paid" }, {}] } },
    });
    expect(JSON.stringify(shown)).not.toContain("pay-share");
    expect(await bookingShares(ctx, { reference: "CTS-000000" })).toMatchObject({ reason: "not_found" });
  }));
