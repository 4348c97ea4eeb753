import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, anotherDriver, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPayRun } from "./read-pay-run.ts";

test("a statement is the sum of its amounts, and a run the sum of its statements", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perHourCents: 3333 });
    const team = await asTeam(ctx, "admin");
    for (const firstName of ["Ann", "Ben"]) {
      const driver = await anotherDriver(ctx, { firstName });
      for (const hoursAgo of [24, 48, 72]) await aDrivenTrip(ctx, driver, { hoursAgo, minutes: 50 + hoursAgo / 24 });
    }
    const found = await readPayRun(team, { run_id: await aPayRun(team) });
    if (!found.ok) throw new Error(found.reason);
    const { run, statements } = found.value;
    expect(statements.map(({ name }) => name)).toEqual(["Ann Ndlovu", "Ben Ndlovu"]);
    const sum = (amounts: readonly { amount_cents: number }[]) =>
      amounts.reduce((all, one) => all + one.amount_cents, 0);
    expect(sum(statements)).toBe(run.total_cents);
    for (const { items, amount_cents } of statements) {
      expect(sum(items)).toBe(amount_cents);
      expect(sum(items.flatMap(({ lines }) => lines))).toBe(amount_cents);
    }
    expect(await readPayRun(team, { run_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
