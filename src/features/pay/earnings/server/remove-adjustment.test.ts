import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, anotherDriver, aPayRule, payOf, settleAll } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addAdjustment } from "./add-adjustment.ts";
import { driverEarnings } from "./driver-earnings.ts";
import { removeAdjustment } from "./remove-adjustment.ts";

test("an open adjustment can be removed once, pay for a trip never", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const team = await asTeam(ctx, "admin");
    const driver = await anotherDriver(ctx);
    const { tripId } = await aDrivenTrip(ctx, driver);
    await settleAll(ctx);
    const bonus = { direction: "add" as const, amount_cents: 500, earned_on: "2026-11-10", text: "Five stars" };
    const added = await addAdjustment(team, { ...bonus, driver_id: driver.driverId });
    if (!added.ok) throw new Error(added.reason);

    expect(await removeAdjustment(team, { id: added.value.id })).toMatchObject({ ok: true });
    expect(await removeAdjustment(team, { id: added.value.id })).toMatchObject({ reason: "not_found" });
    const trip = await payOf(ctx, tripId);
    expect(await removeAdjustment(team, { id: trip?.id ?? "" })).toMatchObject({ reason: "not_found" });
    expect(await driverEarnings(team, { driver_id: driver.driverId })).toMatchObject({ value: { open_cents: 10_000 } });
  }));
