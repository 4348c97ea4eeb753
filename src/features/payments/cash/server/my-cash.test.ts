import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { aCashPayment, aDriverWithVehicle } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { collectMyCash } from "./collect-my-cash.ts";
import { myCash } from "./my-cash.ts";

test("a driver sees what to take on own trips and what is in the pocket, and nothing of others", () =>
  inTransaction(async (ctx) => {
    const [own, other] = [await aDriverWithVehicle(ctx), await aDriverWithVehicle(ctx)];
    const payment_id = await aCashPayment(ctx, own.bookingId, 45_000);
    const { reference: booking_reference } = own;
    expect(await myCash(own.asking)).toMatchObject({
      value: { payments: [{ payment_id, booking_reference, state: "due_on_trip", amount_cents: 45_000 }] },
    });
    expect(await myCash(other.asking)).toMatchObject({ value: { payments: [] } });
    await collectMyCash(own.asking, { payment_id, version: 1, amount_cents: 45_000, note: "" });
    expect(await myCash(own.asking)).toMatchObject({ value: { payments: [{ payment_id, state: "collected" }] } });
  }));

test("a passenger who didn’t come pays no driver", () =>
  inTransaction(async (ctx) => {
    const own = await aDriverWithVehicle(ctx);
    await aCashPayment(ctx, own.bookingId, 45_000);
    await ctx.db.update(trips).set({ state: "no_show" }).where(eq(trips.bookingId, own.bookingId));
    expect(await myCash(own.asking)).toMatchObject({ value: { payments: [] } });
  }));
