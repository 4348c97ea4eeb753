import { expect, test } from "vitest";
import { paymentNotifications } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aHeldBooking } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { paymentsWaiting } from "./payments-waiting.ts";

test("counts a sent proof and a recently quarantined notification, but not an old one", () =>
  inTransaction(async (ctx) => {
    expect(await paymentsWaiting(ctx)).toMatchObject({ value: { proofs: 0, notices: 0 } });
    const { start, prove } = await aHeldBooking(ctx);
    await start("transfer");
    await prove();
    const kept = { provider: "payfast", source: "127.0.0.1", headers: {}, raw: "", verdict: "quarantined" } as const;
    await ctx.db.insert(paymentNotifications).values([
      { ...kept, id: newId(), receivedAt: testNow },
      { ...kept, id: newId(), receivedAt: addHours(testNow, -24 * 15) },
    ]);
    expect(await paymentsWaiting(ctx)).toMatchObject({ value: { proofs: 1, notices: 1 } });
  }));
