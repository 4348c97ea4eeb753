import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aDrivenTrip, anotherDriver, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordProviderInvoice } from "../../provider-invoices/server/record-provider-invoice.ts";
import { readPayRun } from "./read-pay-run.ts";

test("a statement is the sum of its items, and a run the sum of its statements", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx, { perHourCents: 3333 });
    const team = await asTeam(ctx, "admin");
    for (const firstName of ["Ann", "Ben"]) {
      const driver = await anotherDriver(ctx, { firstName });
      for (const hoursAgo of [24, 48, 72]) await aDrivenTrip(ctx, driver, { hoursAgo, minutes: 50 + hoursAgo / 24 });
    }
    const payRun = await readPayRun(team, { run_id: await aPayRun(team) });
    if (!payRun.ok) throw new Error(payRun.reason);
    const { run, statements } = payRun.value;
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

test("a provider with uninvoiced pay is marked until it has invoiced it", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { providerId } = await writeProvider(ctx);
    await aDrivenTrip(ctx, await anotherDriver(ctx, { providerId }), { agreedCents: 70_000 });
    const run_id = await aPayRun(team);
    const shown = async () => readPayRun(team, { run_id });
    expect(await shown()).toMatchObject({
      value: { run: { uninvoiced_providers: 1 }, statements: [{ uninvoiced: { trips: 1, cents: 70_000 } }] },
    });
    const period = { from: "2026-11-01", until: "2026-11-30", issued_on: "2026-11-20" };
    const invoice = { ...period, provider_id: providerId, number: "TB-1", amount_cents: 70_000, note: "" };
    expect(await recordProviderInvoice(team, invoice)).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject({
      value: { run: { uninvoiced_providers: 0 }, statements: [{ uninvoiced: { trips: 0, cents: 0 } }] },
    });
  }));
