import { expect, test } from "vitest";
import { moveCash } from "#features/payments/cash/server/move-cash.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { aDrivenTrip, anotherDriver, aPaidDriver, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approvePayRun } from "./approve-pay-run.ts";

test("above the limit, the person who drafted it cannot approve it", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 2_000_100 });
    await aDrivenTrip(ctx, await anotherDriver(ctx));
    const [naledi, pieter] = [await asTeam(ctx, "admin"), await asTeam(ctx, "super_user", "Pieter Botha")];
    const input = { run_id: await aPayRun(naledi), version: 1 };
    expect(await approvePayRun(naledi, input)).toMatchObject({ reason: "second_person" });
    expect(await approvePayRun(pieter, input)).toMatchObject({ value: { state: "approved", version: 2 } });
    expect(await approvePayRun(pieter, input)).toMatchObject({ reason: "changed_meanwhile" });
    expect(await approvePayRun(pieter, { ...input, version: 2 })).toMatchObject({ reason: "not_possible" });
  }));

test("cash handed in since the draft is not deducted as well", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 60_000 });
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const { bookingId } = await aDrivenTrip(ctx, driver);
    const payment_id = await takenCash(driver.asking, bookingId, 45_000);
    const run_id = await aPayRun(team);
    const moved = await moveCash(team, { payment_id, version: 2, to: "handed_in", note: "" });
    expect(moved).toMatchObject({ ok: true });
    expect(await approvePayRun(team, { run_id, version: 1 })).toMatchObject({ reason: "cash_changed" });
  }));
