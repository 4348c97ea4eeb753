import { expect, test } from "vitest";
import { deals } from "#db/schema/crm.ts";
import { dealStates } from "#domain/crm/deal-lifecycle.ts";
import { forecastOf } from "#domain/crm/forecast.ts";
import { localDate } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { dealForecast } from "./deal-forecast.ts";

const days = ["2026-11-30", "2026-12-01", "2027-01-15"].map(localDate);

test("the database sums as the rule does, to the cent", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const rows = Array.from({ length: 60 }, (_one, at) => ({
      id: newId(),
      title: `Deal ${at}`,
      state: dealStates[at % dealStates.length] ?? "contacted",
      valueCents: at * 12_347 + 1,
      probability: (at * 7) % 101,
      expectedOn: days[at % days.length] ?? localDate("2026-12-01"),
      createdAt: testNow,
      updatedAt: testNow,
    }));
    await ctx.db.insert(deals).values(rows);
    const { months } = (await dealForecast(admin, {})).value;
    expect(months).toEqual(
      forecastOf(rows).map((one) => ({
        month: one.month,
        deals: one.deals,
        value_cents: one.valueCents,
        weighted_cents: one.weightedCents,
      })),
    );
    expect((await dealForecast(admin, { owner: "me" })).value.months).toEqual([]);
  }));
