import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, anotherDriver, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addAdjustment } from "../../earnings/server/add-adjustment.ts";
import { payRunFile } from "./pay-run-file.ts";

test("the file has a row for each amount in rand, and no cell is a formula", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const team = await asTeam(ctx, "admin");
    const driver = await anotherDriver(ctx);
    const { reference } = await aDrivenTrip(ctx, driver);
    const fine = { direction: "deduct" as const, amount_cents: 1050, earned_on: "2026-11-02", text: "=1+1" };
    await addAdjustment(team, { ...fine, driver_id: driver.driverId });
    const file = await payRunFile(team, { run_id: await aPayRun(team) });
    if (!file.ok) throw new Error(file.reason);
    const lines = Buffer.from(file.value.content, "base64").toString().trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(`Sipho Ndlovu,Driver,2026-11-02,Adjustment,,Sipho Ndlovu,"'=1+1",-10.50`);
    expect(lines[2]).toContain(`Trip,${reference},Sipho Ndlovu,Per trip,100.00`);
    expect(await payRunFile(team, { run_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
