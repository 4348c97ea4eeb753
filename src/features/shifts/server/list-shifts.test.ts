import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anOpenShift } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { addExpense } from "./add-expense.ts";
import { endShift } from "./end-shift.ts";
import { listShifts } from "./list-shifts.ts";

test("shifts with money wait to be counted; open ones and those without money do not", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx);
    const [open, plain, paid] = [await anOpenShift(ctx), await anOpenShift(ctx), await anOpenShift(ctx)];
    await addExpense(paid.asking, { kind: "parking", amount_cents: 2_000, is_from_cash: false, note: "" });
    for (const { asking, shiftId: shift_id } of [plain, paid])
      await endShift(
        { ...asking, now: addHours(testNow, 8) },
        { shift_id, version: 1, km: 50_100, is_confirmed: false, handed_cents: 0, reason: "" },
      );
    expect(await listShifts(team, { driver_id: null })).toMatchObject({
      value: { shifts: [{ id: paid.shiftId, expenses: [{ kind: "parking", amount_cents: 2_000 }] }] },
    });
    expect(await listShifts(team, { driver_id: open.driverId })).toMatchObject({
      value: { shifts: [{ id: open.shiftId, state: "open" }] },
    });
  }));
