import { expect, test } from "vitest";
import { driverAbsences } from "#db/schema/drivers.ts";
import { newId } from "#platform/ids.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enterAbsence } from "./enter-absence.ts";

test("time off entered by our team is granted at once", () =>
  inTransaction(async (ctx, world) => {
    const driver_id = await aDriverOnRecord(ctx);
    expect(await enterAbsence(ctx, { ...someLeave, kind: "sick", driver_id })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(driverAbsences)).toMatchObject([
      { driverId: driver_id, kind: "sick", state: "granted", answeredAt: ctx.now },
    ]);
    expect(world.events).toMatchObject([{ type: "driver.absence_answered", driverId: driver_id, state: "granted" }]);
  }));

test("overlapping time off, and time off for an unknown driver, are refused", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    await enterAbsence(ctx, { ...someLeave, driver_id });
    const over = { ...someLeave, driver_id, from_date: "2026-12-16", until_date: "2026-12-20" };
    expect(await enterAbsence(ctx, over)).toMatchObject({ reason: "overlaps" });
    expect(await enterAbsence(ctx, { ...someLeave, driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
