import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { endShift } from "#features/shifts/server/end-shift.ts";
import { aCashPayment, aDriverWithVehicle, anOpenShift, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { collectMyCash } from "./collect-my-cash.ts";
import { myCash } from "./my-cash.ts";

test("a driver sees the cash to collect on their own trips and the cash they hold, and no one else’s", () =>
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

test("cash handed in at the end of a shift is no longer with the driver", () =>
  inTransaction(async (ctx) => {
    const { asking, bookingId, shiftId } = await anOpenShift(ctx);
    await takenCash(asking, bookingId, 45_000);
    expect(await myCash(asking)).toMatchObject({ value: { payments: [{ is_handed_in: false }] } });
    const end = { shift_id: shiftId, version: 1, km: 50_210, is_confirmed: false, handed_cents: 45_000, reason: "" };
    expect(await endShift({ ...asking, now: addHours(testNow, 8) }, end)).toMatchObject({ ok: true });
    expect(await myCash(asking)).toMatchObject({ value: { payments: [{ state: "collected", is_handed_in: true }] } });
  }));

test("there is no cash to collect from a no-show", () =>
  inTransaction(async (ctx) => {
    const own = await aDriverWithVehicle(ctx);
    await aCashPayment(ctx, own.bookingId, 45_000);
    await ctx.db.update(trips).set({ state: "no_show" }).where(eq(trips.bookingId, own.bookingId));
    expect(await myCash(own.asking)).toMatchObject({ value: { payments: [] } });
  }));
