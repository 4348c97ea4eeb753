import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { readRevenue } from "../../server/read-revenue.ts";
import { soldFigures } from "./sold-figures.ts";

test("tours add up to the revenue of day tours, and classes to that of all services", () =>
  inDemo(async (ctx) => {
    const until = localDateOf(ctx.now);
    const period = { from: addDays(until, -180), until, service: "" };
    const revenue = await readRevenue(ctx, { ...period, basis: "earned", against: "none", by: "service" });
    const tours = (await soldFigures(ctx, { ...period, by: "tour" })).value.rows;
    const classes = (await soldFigures(ctx, { ...period, by: "class" })).value.rows;
    const sumOf = (rows: typeof tours) => rows.reduce((sum, { gross_cents }) => sum + gross_cents, 0);
    const ofTours = revenue.value.rows.find(({ key }) => key === "day_tour")?.now;
    expect(ofTours?.gross_cents).toBeGreaterThan(0);
    expect(sumOf(tours)).toBe(ofTours?.gross_cents);
    expect(sumOf(classes)).toBe(revenue.value.total.gross_cents);
    expect(classes.find(({ key }) => key === "sedan")).toMatchObject({ name: "Sedan" });
  }));

test("a tour has its driven bookings, its guests and the average of its ratings", () =>
  inDemo(async (ctx) => {
    const until = localDateOf(ctx.now);
    const { rows } = (await soldFigures(ctx, { from: addDays(until, -365), until, service: "", by: "tour" })).value;
    const own = rows.find(({ key }) => key === "winelands");
    const { rows: asked } = await ctx.db.execute<{ bookings: number; guests: number; rating: number | null }>(sql`
      select count(distinct b.id)::int as bookings, sum(t.passengers)::int as guests, round(avg(r.overall), 1)::float as rating
      from trips t join bookings b on b.id = t.booking_id left join ratings r on r.trip_id = t.id
      where b.offer = 'winelands' and b.service_type = 'day_tour' and not b.is_test and trip_is_driven(t.state)
        and local_day(t.pickup_at) between ${addDays(until, -365)}::date and ${until}::date`);
    expect(own).toMatchObject({ name: "Winelands", ...asked[0] });
    expect(own?.guests).toBeGreaterThan(own?.bookings ?? 0);
  }));

test("a service that has no tours has no rows by tour", () =>
  inDemo(async (ctx) => {
    const until = localDateOf(ctx.now);
    const asked = { from: addDays(until, -90), until, service: "airport_transfer", by: "tour" } as const;
    expect((await soldFigures(ctx, asked)).value.rows).toEqual([]);
  }));
