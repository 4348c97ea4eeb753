import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payItems } from "#db/schema/pay.ts";
import { addHours } from "#domain/time/local-time.ts";
import { addExpense } from "#features/shifts/server/add-expense.ts";
import { confirmShift } from "#features/shifts/server/confirm-shift.ts";
import { endShift } from "#features/shifts/server/end-shift.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anOpenShift, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { payShift } from "./pay-shift.ts";

test("a shift’s missing cash is deducted, and tolls paid by the driver are added", () =>
  inTransaction(async (ctx, world) => {
    const { asking, bookingId, shiftId, driverId } = await anOpenShift(ctx);
    await takenCash(asking, bookingId, 45_000);
    await addExpense(asking, { kind: "toll", amount_cents: 6500, is_from_cash: false, note: "" });
    const end = { shift_id: shiftId, version: 1, km: 50_210, is_confirmed: false, handed_cents: 45_000, reason: "" };
    await endShift({ ...asking, now: addHours(testNow, 8) }, end);
    await confirmShift(await asTeam(ctx), { shift_id: shiftId, version: 2, counted_cents: 44_000, note: "R10 short" });

    const reactions = { "shift.confirmed": { payShift, twice: payShift } };
    await followEvents(ctx, world, { reactions });
    expect(await ctx.db.select().from(payItems).where(eq(payItems.driverId, driverId))).toMatchObject([
      {
        kind: "shift",
        sourceId: shiftId,
        amountCents: 5500,
        lines: [
          { text: "Toll, paid by the driver", amountCents: 6500 },
          { text: "Cash missing when it was counted", amountCents: -1000 },
        ],
      },
    ]);
  }));

test("a shift without differences leaves nothing to settle", () =>
  inTransaction(async (ctx, world) => {
    const { asking, shiftId, driverId } = await anOpenShift(ctx);
    const end = { shift_id: shiftId, version: 1, km: 50_210, is_confirmed: false, handed_cents: 0, reason: "" };
    await endShift(asking, end);
    await confirmShift(await asTeam(ctx), { shift_id: shiftId, version: 2, counted_cents: 0, note: "" });
    await followEvents(ctx, world, { reactions: { "shift.confirmed": { payShift } } });
    expect(await ctx.db.select().from(payItems).where(eq(payItems.driverId, driverId))).toEqual([]);
  }));
