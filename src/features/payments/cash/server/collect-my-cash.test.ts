import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { aCashPayment, aDriverWithVehicle } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { collectMyCash } from "./collect-my-cash.ts";

test("a driver collects the cash of their own trip once, with the actual amount", () =>
  inTransaction(async (ctx, world) => {
    const { asking, bookingId, reference } = await aDriverWithVehicle(ctx);
    const payment_id = await aCashPayment(ctx, bookingId, 45_000);
    const taken = { payment_id, version: 1, amount_cents: 40_000, note: "Had no more" };
    expect(await collectMyCash(asking, taken)).toMatchObject({ value: { state: "collected", version: 2 } });
    expect(await collectMyCash(asking, taken)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await collectMyCash(asking, { ...taken, version: 2 })).toMatchObject({ reason: "not_possible" });
    expect(world.events).toEqual([{ type: "payment.succeeded", paymentId: payment_id, reference }]);
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, payment_id));
    expect(payment?.amountCents).toBe(40_000);
  }));

test("another driver’s payment is not found", () =>
  inTransaction(async (ctx) => {
    const [own, other] = [await aDriverWithVehicle(ctx), await aDriverWithVehicle(ctx)];
    const payment_id = await aCashPayment(ctx, own.bookingId, 45_000);
    const taken = { payment_id, version: 1, amount_cents: 45_000, note: "" };
    expect(await collectMyCash(other.asking, taken)).toMatchObject({ reason: "not_found" });
  }));
