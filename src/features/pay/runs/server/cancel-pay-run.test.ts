import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { aDrivenTrip, aPaidDriver, aPaidRun, aPayRule, aPayRun, payOf } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myEarnings } from "../../earnings/server/my-earnings.ts";
import { cancelPayRun } from "./cancel-pay-run.ts";
import { readPayRun } from "./read-pay-run.ts";

test("items of a cancelled run are open again and paid with the next; a paid run can’t be cancelled", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perTripCents: 60_000 });
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const { bookingId, tripId } = await aDrivenTrip(ctx, driver);
    await takenCash(driver.asking, bookingId, 45_000);
    const run_id = await aPayRun(team);
    const cancelled = await cancelPayRun(team, { run_id, version: 1, reason: "A trip is missing" });
    expect(cancelled).toMatchObject({ value: { state: "cancelled" } });
    expect(await readPayRun(team, { run_id })).toMatchObject({
      value: { run: { state: "cancelled" }, statements: [] },
    });
    expect(await payOf(ctx, tripId)).toMatchObject({ statementId: null });
    expect(await myEarnings(driver.asking, {})).toMatchObject({
      value: { open_cents: 60_000, cash_held_cents: 45_000 },
    });

    const paid = await aPaidRun(team);
    expect(await cancelPayRun(team, { run_id: paid, version: 3, reason: "" })).toMatchObject({
      reason: "not_possible",
    });
  }));
