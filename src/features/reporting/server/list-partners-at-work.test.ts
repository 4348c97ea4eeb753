import { expect, test } from "vitest";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listPartnersAtWork } from "./list-partners-at-work.ts";

test("hotels come with their people and what they booked lately, providers with their drivers", () =>
  inTransaction(async (ctx) => {
    await seedDemo(ctx.db, testNow);
    const hotels = (await listPartnersAtWork(ctx, { kind: "hotel" })).value.partners;
    expect(hotels).toHaveLength(3);
    expect(hotels.flatMap(({ members }) => members.map(({ email }) => email))).toContain("hotel@demo.example");
    expect(Math.max(...hotels.map((hotel) => hotel.bookings_90_days))).toBeGreaterThan(0);
    const [provider] = (await listPartnersAtWork(ctx, { kind: "driver_provider" })).value.partners;
    expect(provider?.drivers).toHaveLength(2);
  }));

test("dispatchers are people, not organisations", () =>
  inTransaction(async (ctx) => {
    await seedDemo(ctx.db, testNow);
    const { partners, people } = (await listPartnersAtWork(ctx, { kind: "dispatcher" })).value;
    expect(partners).toEqual([]);
    expect(people.map(({ email }) => email)).toEqual(["dispatcher@demo.example"]);
  }));

test("where there is nobody there is nobody", () =>
  inTransaction(async (ctx) => {
    expect((await listPartnersAtWork(ctx, { kind: "travel_agency" })).value).toEqual({ partners: [], people: [] });
  }));
