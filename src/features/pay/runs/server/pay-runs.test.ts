import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, anotherDriver, aPaidRun, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { payRuns } from "./pay-runs.ts";

test("pay runs show who drafted, approved and paid them", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const driver = await anotherDriver(ctx);
    const team = await asTeam(ctx, "admin");
    await aDrivenTrip(ctx, driver);
    await aPaidRun(team);
    await aDrivenTrip(ctx, driver, { hoursAgo: 48 });
    await aPayRun(team);
    const listed = await payRuns(team, {});
    if (!listed.ok) throw new Error("No list.");
    expect(listed.value.next).toBeNull();
    expect(listed.value.runs.toSorted((a, b) => a.version - b.version)).toMatchObject([
      { state: "draft", approved_by: null, may_approve: true, total_cents: 10_000 },
      { state: "paid", approved_by: "Naledi Jacobs", paid_by: "Naledi Jacobs", payment_note: "EFT 4711" },
    ]);
  }));
