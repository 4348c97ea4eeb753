import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { revenueEntries } from "./revenue-entries.ts";

const july = { from: "2026-07-01", until: "2026-07-31", basis: "earned", service: "" } as const;
const first = { is_worst_first: false, after: null };

test("a figure shows its entries, latest or worst first", () =>
  inTransaction(async (ctx) => {
    const { own, lost, provider } = await aCountedSummer(ctx);
    const days = async (more: object) =>
      (await revenueEntries(ctx, { ...july, by: "service", ...first, ...more })).value.entries.map(({ day }) => day);
    expect(await days({})).toEqual(["2026-07-31", "2026-07-15", "2026-07-06"]);
    expect(await days({ is_worst_first: true })).toEqual(["2026-07-15", "2026-07-06", "2026-07-31"]);
    expect(await days({ by: "driver", key: own.driverId })).toEqual(["2026-07-31", "2026-07-06"]);
    expect(await days({ by: "hour", key: "23" })).toEqual(["2026-07-06"]);
    expect(await days({ by: "month", key: "2026-07-01", service: "day_tour" })).toEqual(["2026-07-15"]);
    expect(await days({ by: "provider" })).toEqual(["2026-07-15"]);
    const { value } = await revenueEntries(ctx, { ...july, by: "provider", key: provider.id, ...first });
    expect(value.entries).toMatchObject([
      {
        reference: lost,
        provider: "Peninsula Drivers",
        net_cents: 100_000,
        provider_cents: 130_000,
        margin_cents: -30_000,
      },
    ]);
  }));

test("the worst of a period come first, even if parts of it are whole months", () =>
  inDemo(async (ctx) => {
    const margins = async (from: string, until: string, more: object = {}) => {
      const input = { ...july, from, until, by: "service", ...first, ...more } as const;
      const { value } = await revenueEntries(ctx, { ...input, is_worst_first: true });
      return value.entries.map(({ margin_cents }) => margin_cents);
    };
    const margin = sql`gross_cents - vat_cents - outlay_cents - driver_cents - provider_cents - vehicle_cents - commission_cents`;
    const expected = async (from: string, until: string, which = sql`true`) => {
      const { rows } = await ctx.db.execute<{ margin: number }>(
        sql`select ${margin} as margin from revenue_entries where earned_on between ${from} and ${until} and ${which} order by 1 limit 50`,
      );
      return rows.map((row) => row.margin);
    };
    for (const [from, until] of [
      ["2026-07-01", "2026-07-31"],
      ["2026-06-12", "2026-10-09"],
      ["2026-10-03", "2026-10-20"],
    ] as const) {
      expect(await margins(from, until)).toEqual(await expected(from, until));
      const groups = await expected(from, until, sql`service = 'group_transport'`);
      expect(await margins(from, until, { key: "group_transport" })).toEqual(groups);
    }
    const booked = await margins("2026-06-20", "2026-09-30", { basis: "booked" });
    expect(booked).toEqual(booked.toSorted((a, b) => a - b));
    expect(booked).toHaveLength(50);
  }));
