import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { payments } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { finishShiftTask } from "#features/crm/tasks/server/finish-shift-task.ts";
import { writeTask } from "#features/crm/tasks/server/write-task.ts";
import { handInCash } from "#features/payments/cash/server/hand-in-cash.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anOpenShift, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { confirmShift } from "./confirm-shift.ts";
import { endShift } from "./end-shift.ts";
import { listShifts } from "./list-shifts.ts";

const reactions = { "shift.confirmed": { handInCash, finishShiftTask }, "task.wanted": { writeTask } };

test("our team counts the cash: its payments are confirmed with it, once, and the task is done", () =>
  inTransaction(async (ctx, world) => {
    const { asking, bookingId, shiftId, driverId } = await anOpenShift(ctx);
    const paymentId = await takenCash(asking, bookingId, 45_000);
    const end = { shift_id: shiftId, version: 1, km: 50_210, is_confirmed: false, handed_cents: 45_000, reason: "" };
    await endShift({ ...asking, now: addHours(testNow, 8) }, end);
    const team = await asTeam(ctx);
    const counted = { shift_id: shiftId, version: 2, counted_cents: 44_000, note: "" };
    expect(await confirmShift(team, counted)).toMatchObject({ reason: "note_missing" });
    expect(await confirmShift(team, { ...counted, note: "R10 is missing" })).toMatchObject({ value: { version: 3 } });
    expect(await confirmShift(team, { ...counted, note: "Again" })).toMatchObject({ reason: "changed_meanwhile" });

    await followEvents(ctx, world, { reactions });
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment).toMatchObject({ state: "reconciled", amountCents: 45_000 });
    await handInCash(ctx, { type: "shift.confirmed", shiftId, driverId, paymentIds: [paymentId] });
    expect(await ctx.db.select().from(tasks).where(eq(tasks.kind, "count_cash"))).toMatchObject([{ state: "done" }]);
    expect(await listShifts(team, { driver_id: driverId })).toMatchObject({
      value: { shifts: [{ state: "confirmed", counted_cents: 44_000, counted_by: "Naledi Jacobs" }] },
    });
  }));

test("an open shift can’t be confirmed", () =>
  inTransaction(async (ctx) => {
    const { shiftId: shift_id } = await anOpenShift(ctx);
    const input = { shift_id, version: 1, counted_cents: 0, note: "Early" };
    expect(await confirmShift(await asTeam(ctx), input)).toMatchObject({ reason: "not_possible" });
  }));
