import { expect, test } from "vitest";
import { paymentNotifications as notifications } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { paymentNotification } from "./payment-notification.ts";

test("shows a message as received, with each check’s finding; an unknown one is not found", () =>
  inTransaction(async (ctx) => {
    const id = newId();
    await ctx.db.insert(notifications).values({
      id,
      provider: "payfast",
      ip: "127.0.0.1",
      headers: {},
      raw: "amount_gross=1.00",
      receivedAt: testNow,
      verdict: "quarantined",
      reason: "amount",
      checks: [{ check: "amount", passed: false, note: "R1" }],
    });
    expect(await paymentNotification(ctx, { id })).toMatchObject({
      value: { raw: "amount_gross=1.00", verdict: "quarantined", checks: [{ check: "amount", passed: false }] },
    });
    expect(await paymentNotification(ctx, { id: newId() })).toMatchObject({ reason: "not_found" });
  }));
