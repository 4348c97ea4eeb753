import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { aHeldBooking, attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { closeOtherAttempts } from "./close-other-attempts.ts";

test("after paying in another way, the promised cash is no longer due", () =>
  inTransaction(async (ctx) => {
    const { booking, reference, start } = await aHeldBooking(ctx);
    const cash = await start("cash");
    const id = newId();
    await ctx.db.insert(payments).values({
      id,
      bookingId: booking.id,
      method: "online",
      state: "redirected",
      amountCents: 129_900,
      createdAt: testNow,
      updatedAt: testNow,
    });
    await receivePayment(ctx, { id, to: "succeeded" });
    await closeOtherAttempts(ctx, { type: "payment.succeeded", paymentId: id, reference });
    expect(cash.ok).toBe(true);
    expect((await attemptsNow(ctx)).sort()).toEqual(["cash cancelled", "online succeeded"]);
  }));
