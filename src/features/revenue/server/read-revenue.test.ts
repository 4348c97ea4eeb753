import { expect, test } from "vitest";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { readRevenue } from "./read-revenue.ts";

const july = { from: "2026-07-01", until: "2026-07-31", basis: "earned", service: "", against: "before" } as const;

test("a month by service shows revenue, cost and margin, and which services lost money against the month before", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const { value } = await readRevenue(ctx, { ...july, by: "service" });
    expect(value.against).toEqual({ from: "2026-06-01", until: "2026-06-30" });
    expect(value.rows.toSorted((a, b) => a.key.localeCompare(b.key))).toMatchObject([
      {
        key: "airport_transfer",
        name: "Airport Transfer",
        now: { trips: 2, gross_cents: 120_000, net_cents: 120_000, driver_cents: 10_000, lacking_pay: 1 },
        before: { trips: 1, net_cents: 50_000, margin_cents: 32_000 },
      },
      {
        key: "day_tour",
        name: "Day Tour",
        now: {
          gross_cents: 115_000,
          vat_cents: 15_000,
          net_cents: 100_000,
          provider_cents: 130_000,
          margin_cents: -30_000,
        },
        before: { margin_cents: 40_000 },
      },
    ]);
    expect(value.total).toMatchObject({ trips: 3, net_cents: 220_000, cost_cents: 148_000, margin_cents: 72_000 });
    expect(value.steps).toHaveLength(31);
    expect(value.steps.find(({ from }) => from === "2026-07-06")?.now.net_cents).toBe(50_000);
  }));

test("any period against any other, in steps of the first", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const other = { against: "other", against_from: "2024-12-01", against_until: "2026-06-11" } as const;
    const { value } = await readRevenue(ctx, { ...july, ...other, by: "service" });
    expect(value.against).toEqual({ from: "2024-12-01", until: "2026-06-11" });
    expect(value.total_before?.gross_cents).toBe(50_000);
    expect(value.step).toBe("day");
    expect(value.steps).toHaveLength(31);
    expect(value.steps.reduce((sum, { before }) => sum + (before?.gross_cents ?? 0), 0)).toBe(0);
  }));

test("months, days and years add up to the same total", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    const total = async (from: string, until: string) =>
      (await readRevenue(ctx, { ...july, from, until, by: "service", against: "none" })).value.total.gross_cents;
    expect(await total("2026-06-01", "2026-07-31")).toBe(400_000);
    expect(await total("2024-01-15", "2026-12-31")).toBe(400_000);
    expect(await total("2026-06-11", "2026-07-30")).toBe(280_000);
    expect(await total("2026-07-06", "2026-07-06")).toBe(50_000);
  }));

test("by driver, vehicle, provider, hour and month, and by the day it was booked", () =>
  inTransaction(async (ctx) => {
    const { own, hired, provider } = await aCountedSummer(ctx);
    const read = async (by: "driver" | "vehicle" | "provider" | "hour" | "month", more: object = {}) => {
      const { value } = await readRevenue(ctx, { ...july, by, ...more });
      return Object.fromEntries(value.rows.map(({ key, name, now }) => [key, [name, now.net_cents]]));
    };
    expect(await read("driver")).toMatchObject({ [own.driverId]: ["Sipho Ndlovu", 120_000] });
    expect(await read("vehicle", { service: "day_tour" })).toMatchObject({
      [hired.vehicleId]: [expect.any(String), 100_000],
    });
    expect(await read("provider")).toEqual({ [provider.id]: ["Peninsula Drivers", 100_000] });
    // A pickup at 23:30 belongs to that day, even though it is another day in London.
    expect(await read("hour")).toMatchObject({ "23": ["Monday 23:00", 50_000] });
    expect(await read("month", { from: "2026-05-20" })).toMatchObject({ "2026-06-01": ["2026-06-01", 150_000] });
    const booked = { from: "2026-05-01", until: "2026-05-31", basis: "booked" };
    expect(await read("month", booked)).toEqual({ "2026-05-01": ["2026-05-01", 370_000] });
  }));

test("in the demo one service lost money in July, mainly because providers were paid more than in June", () =>
  inDemo(async (ctx) => {
    const { value } = await readRevenue(ctx, { ...july, by: "service" });
    const lost = value.rows.filter(({ now }) => now.margin_cents < 0);
    expect(lost.map(({ name }) => name)).toEqual(["Group Transport"]);
    const { now, before } = lost[0] ?? { now: value.total, before: null };
    expect(now).toMatchObject({ lacking_pay: 0, driver_cents: 0 });
    expect(now.trips).toBeGreaterThan(5);
    expect(now.provider_cents).toBeGreaterThan(now.net_cents);
    expect(before?.trips).toBeGreaterThan(5);
    expect(before?.margin_cents).toBeGreaterThan(0);
    expect(before?.provider_cents).toBeLessThan((before?.net_cents ?? 0) / 2);
  }));
