import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { payItems, payRuns, payStatements } from "#db/schema/pay.ts";
import { localDate } from "#domain/time/local-time.ts";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { providerPayables } from "./provider-payables.ts";

test("a trip on an unpaid run is owed; a paid one is not", () =>
  inTransaction(async (ctx) => {
    const { provider } = await aCountedSummer(ctx);
    const userId = await anAccount(ctx, ["admin"]);
    const made = { createdBy: userId, createdAt: testNow, updatedAt: testNow };
    const run = async (state: "approved" | "paid", day: string) => {
      const [runId, statementId] = [ctx.newId(), ctx.newId()];
      await ctx.db.insert(payRuns).values({
        id: runId,
        state,
        firstDay: localDate(day),
        lastDay: localDate(day),
        totalCents: 1,
        statements: 1,
        ...made,
        paidOn: state === "paid" ? localDate(day) : null,
      });
      await ctx.db.insert(payStatements).values({
        id: statementId,
        runId,
        providerId: provider.id,
        earnedCents: 1,
        setOffCents: 0,
        amountCents: 1,
        createdAt: testNow,
      });
      await ctx.db
        .update(payItems)
        .set({ statementId })
        .where(eq(payItems.earnedOn, localDate(day)));
    };
    await run("approved", "2026-06-12");
    await run("paid", "2026-07-15");
    const { value } = await providerPayables({ ...ctx, now: new Date("2026-09-01T08:00:00Z") });
    expect(value.providers).toMatchObject([{ trips: 1, open_cents: 60_000 }]);
  }));

test("the amount owed to a provider is split by age", () =>
  inTransaction(async (ctx) => {
    const { provider } = await aCountedSummer(ctx);
    const { value } = await providerPayables({ ...ctx, now: new Date("2026-09-01T08:00:00Z") });
    expect(value.providers).toEqual([
      {
        provider_id: provider.id,
        name: "Peninsula Drivers",
        trips: 2,
        open_cents: 190_000,
        up_to_30_cents: 0,
        up_to_60_cents: 130_000,
        up_to_90_cents: 60_000,
        older_cents: 0,
      },
    ]);
  }));
