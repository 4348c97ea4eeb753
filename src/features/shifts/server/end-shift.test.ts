import { describe, expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriverWithVehicle, anOpenShift, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { addExpense } from "./add-expense.ts";
import { endShift } from "./end-shift.ts";
import { myShift } from "./my-shift.ts";

const later = (ctx: Context): Context => ({ ...ctx, now: addHours(testNow, 8) });
const anEnd = (shift_id: string, changes = {}) => ({
  shift_id,
  version: 1,
  km: 50_210,
  is_confirmed: false,
  handed_cents: 0,
  reason: "",
  ...changes,
});

describe("ending a shift", () => {
  test("hands in the collected cash less expenses, and asks our team to count it", () =>
    inTransaction(async (ctx, world) => {
      const { asking, bookingId, shiftId, driverId } = await anOpenShift(ctx);
      await takenCash(asking, bookingId, 45_000);
      await addExpense(asking, { kind: "toll", amount_cents: 6_500, is_from_cash: true, note: "Huguenot" });
      await addExpense(asking, { kind: "parking", amount_cents: 2_000, is_from_cash: false, note: "" });
      expect(await myShift(asking)).toMatchObject({ value: { to_hand_in_cents: 38_500 } });
      expect(await endShift(later(asking), anEnd(shiftId, { handed_cents: 38_500 }))).toMatchObject({
        value: { expected_cents: 38_500 },
      });
      expect(world.events.at(-1)).toMatchObject({
        type: "task.wanted",
        kind: "count_cash",
        subjectId: `${driverId}:${shiftId}`,
        title: expect.stringContaining("385"),
      });
      expect(await myShift(asking)).toMatchObject({ value: { shift: null, to_hand_in_cents: 0 } });
    }));

  test("needs a reason if the cash differs", () =>
    inTransaction(async (ctx) => {
      const { asking, bookingId, shiftId } = await anOpenShift(ctx);
      await takenCash(asking, bookingId, 45_000);
      const short = anEnd(shiftId, { handed_cents: 40_000 });
      expect(await endShift(later(asking), short)).toMatchObject({ reason: "reason_missing" });
      expect(await endShift(later(asking), { ...short, reason: "R50 short from the start" })).toMatchObject({
        ok: true,
      });
    }));

  test("without money leaves nothing to count", () =>
    inTransaction(async (ctx, world) => {
      const { asking, shiftId } = await anOpenShift(ctx);
      expect(await endShift(later(asking), anEnd(shiftId))).toMatchObject({ ok: true });
      expect(world.events.filter(({ type }) => type === "task.wanted")).toEqual([]);
    }));

  test("needs a plausible odometer reading, and works once, for its own driver", () =>
    inTransaction(async (ctx) => {
      const { asking, shiftId } = await anOpenShift(ctx);
      const ends = later(asking);
      expect(await endShift(ends, anEnd(shiftId, { km: 50_000 }))).toMatchObject({ reason: "backwards" });
      expect(await endShift(ends, anEnd(shiftId, { km: 60_000 }))).toMatchObject({ reason: "too_far" });
      const other = await aDriverWithVehicle(ctx);
      expect(await endShift(later(other.asking), anEnd(shiftId))).toMatchObject({ reason: "not_found" });
      expect(await endShift(ends, anEnd(shiftId))).toMatchObject({ ok: true });
      expect(await endShift(ends, anEnd(shiftId))).toMatchObject({ reason: "changed_meanwhile" });
      expect(await endShift(ends, anEnd(shiftId, { version: 2 }))).toMatchObject({ reason: "not_possible" });
    }));
});
