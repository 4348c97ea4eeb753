import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { partnersAtWork } from "./partners-at-work.ts";

test("hotels come with their people and what they booked lately, providers with their drivers", () =>
  inDemo(async (ctx) => {
    const hotels = (await partnersAtWork(ctx, { kind: "hotel" })).value.partners;
    expect(hotels).toHaveLength(3);
    expect(hotels.flatMap(({ members }) => members.map(({ email }) => email))).toContain("hotel@demo.example");
    expect(Math.max(...hotels.map((hotel) => hotel.bookings))).toBeGreaterThan(0);
    const [provider] = (await partnersAtWork(ctx, { kind: "driver_provider" })).value.partners;
    expect(provider?.drivers).toHaveLength(2);
  }));

test("the number of bookings is that of the list it leads to: booked by them or brought by their link", () =>
  inDemo(async (ctx) => {
    const [first, second] = (await partnersAtWork(ctx, { kind: "hotel" })).value.partners;
    // Both brought and booked by the first; then brought by the second and booked by no one.
    const set = (id: string | undefined, where: string) =>
      ctx.db.execute(sql.raw(`update bookings set partner_id = '${id}' where id in (${where})`));
    await set(first?.id, `select id from bookings where organisation_id = '${first?.id}' limit 2`);
    await set(second?.id, "select id from bookings where organisation_id is null limit 3");
    for (const { id, bookings_since, bookings } of (await partnersAtWork(ctx, { kind: "hotel" })).value.partners) {
      const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from bookings
        where (organisation_id = ${id} or partner_id = ${id}) and state <> 'draft' and not is_test
          and pickup_at >= (${bookings_since}::timestamp at time zone 'Africa/Johannesburg')`);
      expect(bookings).toBe(rows[0]?.n);
    }
  }));

test("dispatchers are people, not organisations", () =>
  inDemo(async (ctx) => {
    const { partners, people } = (await partnersAtWork(ctx, { kind: "dispatcher" })).value;
    expect(partners).toEqual([]);
    expect(people.map(({ email }) => email)).toEqual(["dispatcher@demo.example"]);
  }));

test("where there is no one there is no one", () =>
  inTransaction(async (ctx) => {
    expect((await partnersAtWork(ctx, { kind: "travel_agency" })).value).toEqual({ partners: [], people: [] });
  }));
