import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCountedSummer } from "#testing/builders/money/a-counted-month.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { rebuildRevenue } from "../../server/rebuild-revenue.ts";
import { readAnalytics } from "./read-analytics.ts";

const all = { service: "", source: "", against: "before" } as const;
const may = { from: "2026-05-01", until: "2026-05-31" };

test("a booking made in May counts in May, by service and by source, whenever it is driven", () =>
  inTransaction(async (ctx) => {
    await aCountedSummer(ctx);
    await ctx.db.update(bookings).set({ source: "phone" }).where(eq(bookings.serviceType, "day_tour"));
    await rebuildRevenue(ctx);
    const { value } = await readAnalytics(ctx, { ...all, ...may });
    const tile = (id: string) => value.tiles.find((one) => one.id === id);
    expect(tile("requests")).toMatchObject({ value: 5, before: 0 });
    expect(tile("sold")).toMatchObject({ value: 1, part: 5, whole: 5, before: null });
    expect(value.funnel.requests).toEqual({ made: 5, sold: 5, driven: 5 });
    expect(value.sources.map(({ source, made, sold_cents }) => [source, made, sold_cents])).toEqual([
      ["website", 3, 170_000],
      ["phone", 2, 230_000],
    ]);
    expect(value.steps.find(({ from }) => from === "2026-05-02")).toMatchObject({ made: 5, sold: 5, cancelled: 0 });

    const { value: byPhone } = await readAnalytics(ctx, { ...all, ...may, source: "phone" });
    expect(byPhone.tiles.find(({ id }) => id === "requests")?.value).toBe(2);
    const { value: july } = await readAnalytics(ctx, { ...all, from: "2026-07-01", until: "2026-07-31" });
    expect(july.tiles.find(({ id }) => id === "on_time")).toMatchObject({ value: null, aside: 3 });
  }));

test("a customer who books again in June is new in May and returns a month later", () =>
  inTransaction(async (ctx) => {
    const first = aBooking({
      state: "completed",
      email: "Anna@example.com",
      createdAt: new Date("2026-05-03T08:00:00Z"),
    });
    const again = aBooking({
      state: "confirmed",
      email: "anna@example.com",
      createdAt: new Date("2026-06-20T08:00:00Z"),
    });
    const more = aBooking({
      state: "confirmed",
      email: "anna@example.com",
      createdAt: new Date("2026-06-21T08:00:00Z"),
    });
    await ctx.db.insert(bookings).values([first, again, more]);
    await rebuildRevenue(ctx);
    const { value } = await readAnalytics(ctx, { ...all, from: "2026-06-01", until: "2026-06-30" });
    expect(value.tiles.find(({ id }) => id === "returning")).toMatchObject({ value: 1, part: 2, whole: 2 });
    expect(value.cohorts.at(-2)).toEqual({ month: "2026-05-01", customers: 1, later: [1] });
    expect(value.cohorts.at(-1)).toEqual({ month: "2026-06-01", customers: 0, later: [] });
  }));
