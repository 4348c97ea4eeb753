import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anotherDriver, aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addAdjustment } from "./add-adjustment.ts";
import { driverEarnings } from "./driver-earnings.ts";
import { removeAdjustment } from "./remove-adjustment.ts";

const adjustment = (driver_id: string) => ({
  driver_id,
  amount_cents: 20_000,
  earned_on: "2026-11-10",
  text: "Uniform",
  direction: "deduct" as const,
});

test("a deduction is on the driver’s earnings with its reason, and can be removed while open", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { driverId: driver_id } = await anotherDriver(ctx);
    const added = await addAdjustment(team, adjustment(driver_id));
    if (!added.ok) throw new Error(added.reason);
    expect(await driverEarnings(team, { driver_id })).toMatchObject({
      value: { open_cents: -20_000, weeks: [{ items: [{ kind: "adjustment", lines: [{ text: "Uniform" }] }] }] },
    });

    expect(await removeAdjustment(team, { id: added.value.id })).toMatchObject({ ok: true });
    expect(await removeAdjustment(team, { id: added.value.id })).toMatchObject({ reason: "not_found" });
    expect(await driverEarnings(team, { driver_id })).toMatchObject({ value: { open_cents: 0, weeks: [] } });
  }));

test("the driver gets the share of a tip set in their rule; without a rule it can’t be entered", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { driverId: driver_id } = await anotherDriver(ctx);
    const tip = { ...adjustment(driver_id), direction: "tip" as const, amount_cents: 5000, text: "CTS-7K3M9Q" };
    expect(await addAdjustment(team, tip)).toMatchObject({ reason: "no_tip_share" });
    await aPayRule(ctx, { tipShare: 0.9 });
    await addAdjustment(team, tip);
    const line = { text: "90% of R50: CTS-7K3M9Q", amount_cents: 4500 };
    expect(await driverEarnings(team, { driver_id })).toMatchObject({
      value: { open_cents: 4500, weeks: [{ items: [{ kind: "tip", lines: [line] }] }] },
    });
  }));

test("an unknown driver is refused", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    expect(await addAdjustment(team, adjustment(newId()))).toMatchObject({ reason: "not_found" });
    expect(await driverEarnings(team, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
