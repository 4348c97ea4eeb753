import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { people, personBlocks, personConsents } from "#db/schema/people.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listCustomers } from "./list-customers.ts";

type Filter = Partial<Parameters<typeof listCustomers>[1]>;

const list = async (ctx: Context, filter: Filter = {}) =>
  (await listCustomers(ctx, { search: "", size: 25, ...filter })).value;
const names = async (ctx: Context, filter: Filter) => (await list(ctx, filter)).customers.map(({ name }) => name);

async function threeCustomers(ctx: Context) {
  const emily = { firstName: "Emily", lastName: "Hart", email: "emily@example.com", phone: "+44 20 7946 0958" };
  await ctx.db
    .insert(bookings)
    .values([
      aBooking({ reference: "CTS-AAAAA1", state: "confirmed", totalCents: 50_000, paidCents: 0 }),
      aBooking({ reference: "CTS-AAAAA2", state: "completed", totalCents: 90_000, paidCents: 90_000 }),
      aBooking({ ...emily, reference: "CTS-BBBBB1", state: "no_show", totalCents: 10, paidCents: 10, feeCents: 10 }),
    ]);
  await givenEnquiry(ctx, { name: "Jan Botha", email: "jan@example.com", phone: "" });
  await ctx.db
    .update(people)
    .set({ tags: ["golf"] })
    .where(eq(people.firstName, "Emily"));
}

test("customers are found by name, address, number and booking, and by every filter", () =>
  inTransaction(async (ctx) => {
    await threeCustomers(ctx);
    const [emily] = await ctx.db.select().from(people).where(eq(people.firstName, "Emily"));
    const of = { id: newId(), personId: emily?.id ?? "" };
    await ctx.db.insert(personBlocks).values({ ...of, reason: "Rude", fromAt: testNow });
    const consent = { purpose: "marketing", channel: "sms", wordingVersion: 1, wording: "Yes", source: "form" };
    await ctx.db.insert(personConsents).values({ ...of, ...consent, isGiven: true, at: testNow });

    const day = (await list(ctx, { tag: "golf" })).customers[0]?.last_trip_at?.slice(0, 10) ?? "";
    const cases: readonly (readonly [Filter, readonly string[]])[] = [
      [{ search: "mok" }, ["Thandi Mokoena"]],
      [{ search: "thandi mok" }, ["Thandi Mokoena"]],
      [{ search: "hart em" }, ["Emily Hart"]],
      [{ search: "emily@ex" }, ["Emily Hart"]],
      [{ search: "+44 20 7946" }, ["Emily Hart"]],
      [{ search: "cts-bbbbb1" }, ["Emily Hart"]],
      [{ search: "nobody" }, []],
      [{ tag: "golf" }, ["Emily Hart"]],
      [{ segment: "repeat" }, ["Thandi Mokoena"]],
      [{ segment: "first_timer" }, ["Emily Hart"]],
      [{ booked: "no" }, ["Jan Botha"]],
      [{ booked: "no", last_trip_to: "2030-01-01" }, []],
      [{ booked: "yes", last_trip_from: day, last_trip_to: day, tag: "golf" }, ["Emily Hart"]],
      [{ owes: true }, ["Thandi Mokoena"]],
      [{ blocked: true }, ["Emily Hart"]],
      [{ consent: "marketing:sms" }, ["Emily Hart"]],
      [{ source: "enquiry" }, ["Jan Botha"]],
      [{ company: newId() }, []],
      [{ tag: "golf", last_trip_from: day, last_trip_to: day }, ["Emily Hart"]],
      [{ last_trip_to: "2020-01-01" }, []],
      [{ spent_from_cents: 1, spent_to_cents: 100 }, ["Emily Hart"]],
      [{ owed_from_cents: 50_000 }, ["Thandi Mokoena"]],
      [{ owed_from_cents: 50_001 }, []],
      [{ bookings_from: 1, bookings_to: 1 }, ["Emily Hart"]],
      [{ no_shows_from: 1, source: "website", language: "en" }, ["Emily Hart"]],
      [{ no_shows_from: 2 }, []],
      [{ language: "de" }, []],
      [{ partner: newId() }, []],
    ];
    for (const [filter, expected] of cases) expect([filter, await names(ctx, filter)]).toEqual([filter, expected]);
  }));

test.each<Filter>([{ spent_to_cents: 1_000_000 }, { last_trip_from: "2020-01-01" }, { owed_from_cents: 0 }])(
  "narrowed by a span, the list is in its order and goes on by its key: %j",
  (filter) =>
    inTransaction(async (ctx) => {
      await threeCustomers(ctx);
      const all = (await list(ctx, filter)).customers;
      const paged = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(ctx, { ...filter, size: 1, after });
        paged.push(...page.customers);
        after = page.next;
      } while (after !== null);
      expect(paged).toEqual(all);
      const amounts = all.map(({ spent_cents, owed_cents, last_trip_at }) => {
        if (filter.last_trip_from) return Date.parse(last_trip_at ?? "");
        return filter.spent_to_cents ? spent_cents : owed_cents;
      });
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }),
);

test("a rare filter finds its one customer among many whose address or number begins alike", () =>
  inTransaction(async (ctx) => {
    await ctx.db.execute(sql`
      with many as (
        insert into people (id, first_name, last_name, email, phone, first_seen_at, last_seen_at, tags)
        select gen_random_uuid(), 'Ann', 'Ng', 'guest' || i || '@example.com', '+27 82 000 0' || i,
          ${testNow.toISOString()}, ${testNow.toISOString()}, case when i = 299 then array['golf'] else '{}' end
        from generate_series(100, 299) i returning id, email, phone)
      insert into person_contacts (id, person_id, kind, value, key, since, source)
      select gen_random_uuid(), id, kind, value, key, ${testNow.toISOString()}, 'booking'
      from many, lateral (values ('email', email, email), ('phone', phone, phone_digits(phone))) as c (kind, value, key)`);
    for (const search of ["guest", "082 000 0"])
      expect((await list(ctx, { search, tag: "golf" })).customers).toMatchObject([{ email: "guest299@example.com" }]);
  }));

test("the list goes on by key, and someone who was merged is not in it", () =>
  inTransaction(async (ctx) => {
    await threeCustomers(ctx);
    const first = await list(ctx, { size: 2 });
    const second = await list(ctx, { size: 2, after: first.next });
    const all = [...first.customers, ...second.customers];
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    expect(second.next).toBeNull();
    const [kept, gone] = all;
    await ctx.db.execute(
      sql`select merge_people(${newId()}, ${kept?.id}, ${gone?.id}, ${testNow.toISOString()}::timestamptz, null)`,
    );
    expect((await list(ctx)).customers).toHaveLength(2);
  }));
