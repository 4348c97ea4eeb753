import { expect, test } from "vitest";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { driverTime } from "./driver-time.ts";
import { saveShifts } from "./save-shifts.ts";

const early = { weekday: 1, starts: "05:00", ends: "13:00" };
const night = { weekday: 5, starts: "20:00", ends: "04:00" };

test("the week is saved as a whole, in order", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    await saveShifts(ctx, { driver_id, version: 1, shifts: [{ ...early, weekday: 2 }] });
    expect(await saveShifts(ctx, { driver_id, version: 2, shifts: [night, early] })).toMatchObject({
      value: { version: 3 },
    });
    expect(await driverTime(ctx, { driver_id })).toMatchObject({
      value: { shifts: [early, night], hours_a_week: 16 },
    });
  }));

test("two shifts at once and an old screen are refused", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    const both = [early, { weekday: 1, starts: "12:00", ends: "18:00" }];
    expect(await saveShifts(ctx, { driver_id, version: 1, shifts: both })).toMatchObject({ reason: "shifts_overlap" });
    await saveShifts(ctx, { driver_id, version: 1, shifts: [] });
    expect(await saveShifts(ctx, { driver_id, version: 1, shifts: [] })).toMatchObject({ reason: "changed_meanwhile" });
  }));
