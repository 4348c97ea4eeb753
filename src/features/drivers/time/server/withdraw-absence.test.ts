import { expect, test } from "vitest";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enterAbsence } from "./enter-absence.ts";
import { sendAbsenceAnswer } from "./send-absence-answer.ts";
import { withdrawAbsence } from "./withdraw-absence.ts";

test("granted time off is withdrawn with a reason for the driver, and its dates are free again", () =>
  inTransaction(async (ctx, world) => {
    const driverId = await aDriverOnRecord(ctx);
    const entered = await enterAbsence(ctx, { ...someLeave, driver_id: driverId });
    const absenceId = entered.ok ? entered.value.absence_id : "";
    const input = { absence_id: absenceId, version: 1, reason: "The conference was moved" };
    expect(await withdrawAbsence(ctx, input)).toMatchObject({ value: { state: "withdrawn", version: 2 } });
    await sendAbsenceAnswer(ctx, { type: "driver.absence_answered", driverId, absenceId, state: "withdrawn" });
    expect(world.emails).toMatchObject([{ subject: "Time off 14 Dec 2026 to 16 Dec 2026: withdrawn" }]);
    expect(await withdrawAbsence(ctx, { ...input, version: 2 })).toMatchObject({ reason: "not_possible" });
    expect(await enterAbsence(ctx, { ...someLeave, driver_id: driverId })).toMatchObject({ ok: true });
  }));
