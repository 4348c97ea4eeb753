import { expect, test } from "vitest";
import { aCountedTrip } from "#testing/builders/money/a-counted-month.ts";
import { anotherDriver } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { rebuildRevenue } from "./rebuild-revenue.ts";
import { revenueForecast } from "./revenue-forecast.ts";

test("weeks of R500 are followed by weeks of R500, from this week’s Monday; without history there is no forecast", () =>
  inTransaction(async (ctx) => {
    const none = await revenueForecast(ctx, { service: "" });
    expect(none.value).toEqual({ past: [], forecast: null });
    const crew = { ...(await anotherDriver(ctx)), providerId: null };
    for (const day of ["09-29", "10-06", "10-13", "10-20", "10-27", "11-03", "11-10"])
      await aCountedTrip(ctx, crew, { day: `2026-${day}`, cents: 50_000 });
    await rebuildRevenue(ctx);
    const { value } = await revenueForecast(ctx, { service: "" });
    expect(value.past).toHaveLength(7);
    expect(value.past.at(-1)).toEqual({ from: "2026-11-09", net_cents: 50_000 });
    expect(value.forecast).toMatchObject({ method: "level", error: 0, tried: 1 });
    expect(value.forecast?.weeks).toHaveLength(8);
    expect(value.forecast?.weeks[0]).toMatchObject({ from: "2026-11-16", expected_cents: 50_000 });
    expect((await revenueForecast(ctx, { service: "day_tour" })).value.forecast).toBeNull();
  }));
