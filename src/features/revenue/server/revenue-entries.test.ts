import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { revenueEntries } from "./revenue-entries.ts";

const july = { from: "2026-07-01", until: "2026-07-31", basis: "earned", service: "" } as const;
const first = { is_worst_first: false, after: null };

test("a figure opens what it was added up from, the latest or the worst first", () =>
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
