import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerPayables } from "./provider-payables.ts";
import { revenueEntries } from "./revenue-entries.ts";
import { revenueEntriesFile } from "./revenue-entries-file.ts";
import { revenueFile } from "./revenue-file.ts";

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

test("both come as files, with what is not known left empty", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const text = ({ value }: { value: { content: string } }) => Buffer.from(value.content, "base64").toString();
    const report = text(await revenueFile(ctx, { ...july, by: "service", against: "before" }));
    expect(report).toContain("Day Tour,1,0,1150.00,150.00,0.00,1000.00,0.00,1300.00,0.00,-300.00");
    const rows = text(await revenueEntriesFile(ctx, { ...july, by: "service" }));
    expect(rows.split("\r\n")).toHaveLength(4);
    expect(rows).toContain("700.00,0.00,0.00,700.00,,,,700.00");
  }));

test("what is owed to a provider is told by its age", () =>
  inTransaction(async (ctx) => {
    const { provider } = await aCountedSummer(ctx);
    const { value } = await providerPayables({ ...ctx, now: new Date("2026-09-01T08:00:00Z") });
    expect(value.providers).toEqual([
      {
        ...{ provider_id: provider.id, name: "Peninsula Drivers", trips: 2, open_cents: 190_000 },
        ...{ up_to_30_cents: 0, up_to_60_cents: 130_000, up_to_90_cents: 60_000, older_cents: 0 },
      },
    ]);
  }));
