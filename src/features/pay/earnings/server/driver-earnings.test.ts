import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, anotherDriver, aPayRule, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { driverEarnings } from "./driver-earnings.ts";

test("our team reads one driver’s earnings", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const { driverId: driver_id, ...driver } = await anotherDriver(ctx);
    await aDrivenTrip(ctx, { driverId: driver_id, ...driver });
    await settleAll(ctx);
    const team = await asTeam(ctx, "admin");
    expect(await driverEarnings(team, { driver_id })).toMatchObject({
      value: { open_cents: 10_000, weeks: [{ items: [{ lines: [{ text: "Per trip" }] }] }] },
    });
    expect(await driverEarnings(team, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
