import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { driverTime } from "./driver-time.ts";
import { enterAbsence } from "./enter-absence.ts";

test("past time off is hidden, future time off is shown", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    const enter = (from_date: string, until_date: string) =>
      enterAbsence(ctx, { driver_id, kind: "sick", from_date, from_time: "", until_date, until_time: "", reason: "" });
    await enter("2026-03-02", "2026-03-03");
    await enter("2026-12-01", "2026-12-02");
    const time = await driverTime(ctx, { driver_id });
    expect(time.ok && time.value.absences.map(({ when }) => when)).toEqual(["1 Dec 2026 to 2 Dec 2026"]);
  }));

test("an unknown driver is not found", () =>
  inTransaction(async (ctx) => {
    expect(await driverTime(ctx, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
