import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { approveCommissions } from "#features/partners/commissions/server/approve-commissions.ts";
import { issueStatements } from "#features/partners/commissions/server/issue-statements.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import type { Context } from "#platform/context.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { at, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { revenueActions } from "#testing/builders/money/a-revenue-walk.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { followEvents } from "#testing/follow-events.ts";
import { howMany } from "#testing/how-many.ts";
import { inDemo, inTransaction } from "#testing/in-transaction.ts";
import { expectCounted, expectKeptRevenue } from "#testing/kept-revenue.ts";
import { reactions } from "../../reactions.ts";

/** The actions, without the notifications. */
const bookkeeping = Object.fromEntries(
  Object.entries(reactions).map(([type, following]) => [
    type,
    Object.fromEntries(Object.entries(following).filter(([name]) => !/^(send|alert)/.test(name))),
  ]),
) as Reactions;

const centsOf = async (ctx: Pick<Context, "db">, query: ReturnType<typeof sql>) => {
  const { rows } = await ctx.db.execute<{ cents: string | null }>(query);
  return Number(rows[0]?.cents ?? 0);
};

const invoiced = (ctx: Pick<Context, "db">, which = sql`true`) =>
  centsOf(
    ctx,
    sql`select sum(case when kind = 'credit_note' then -total_cents else total_cents end) as cents from invoices
      where kind <> 'pro_forma' and state <> 'draft' and ${which}`,
  );
/** Of what was billed: a trip that no one has billed yet is no part of any invoice. */
const counted = (ctx: Pick<Context, "db">, which = sql`true`) =>
  centsOf(
    ctx,
    sql`select sum(gross_cents) as cents from revenue_entries e
      where (kind = 'invoice' or exists (select from booking_billed b where b.booking_id = e.booking_id)) and ${which}`,
  );

/** Partners earn on what was driven and on nothing else; all of it is a cost, once; a statement is the sum of its lines. */
async function expectFairCommissions(ctx: Pick<Context, "db">, message = "") {
  const due = await centsOf(
    ctx,
    sql`select sum(amount_cents) as cents from commissions where state not in ('pending', 'reversed')`,
  );
  expect(await centsOf(ctx, sql`select sum(commission_cents) as cents from revenue_entries`), message).toBe(due);
  const { rows: undriven } = await ctx.db.execute(
    sql`select c.id from commissions c where c.kind = 'commission' and c.state not in ('pending', 'reversed') and not exists (
      select from trips t where t.booking_id = c.booking_id and t.state in ('completed', 'interrupted'))`,
  );
  expect(undriven, message).toEqual([]);
  const { rows: unlike } = await ctx.db.execute(
    sql`select s.number from partner_statements s where s.total_cents is distinct from
      (select sum(c.amount_cents) from commissions c where c.statement_id = s.id)`,
  );
  expect(unlike, message).toEqual([]);
  return due;
}

test(
  "in the demo company revenue is what was invoiced less what was credited, and the same when it is counted again",
  () =>
    inDemo(async (ctx) => {
      expect(await counted(ctx)).toBe(await invoiced(ctx));
      expect(await counted(ctx)).toBeGreaterThan(0);
      const vat = await centsOf(
        ctx,
        sql`select sum(case when kind = 'credit_note' then -vat_cents else vat_cents end) as cents from invoices
        where kind <> 'pro_forma' and state <> 'draft'`,
      );
      const countedVat = await centsOf(
        ctx,
        sql`select sum(vat_cents) as cents from revenue_entries e
        where kind = 'invoice' or exists (select from booking_billed b where b.booking_id = e.booking_id)`,
      );
      expect(countedVat).toBe(vat);
      expect(await expectFairCommissions(ctx)).toBeGreaterThan(0);
      await expectKeptRevenue(ctx);
    }),
  180_000,
);

/** BOOKINGS=20000 makes it the trial. */
const count = howMany("BOOKINGS", 2500);

/** Bookings of every status with one trip or two, and for most an invoice, some of it credited again. */
const generated = sql`
  with drawn as (
    select i, md5('b' || i)::uuid as id, (hashint4(i) & 65535) as luck, 20000 + (hashint4(i * 7) & 262143) as total
    from generate_series(1, ${count}::int) i),
  made as (
    insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type,
      pickup_location, destination, pickup_at, passengers, total_cents, vat_cents, fee_cents, created_at, updated_at)
    select id, 'GEN-' || i, '', state, 'A', 'B', 'guest' || i % 7000 || '@example.com', '', (array['airport_transfer', 'day_tour'])[1 + luck % 2],
      'a', 'b', pickup_at, 2, total, case when luck % 2 = 1 then total * 3 / 115 else 0 end,
      case when state in ('cancelled', 'no_show') then total / 2 else 0 end, pickup_at - interval '9 days', pickup_at
    from (select *, timestamptz '2026-11-20T08:00:00Z' - (luck % 1000) * interval '7 hours' as pickup_at,
      (array['completed', 'closed', 'closed', 'confirmed', 'cancelled', 'no_show', 'expired', 'requested'])[1 + luck % 8] as state
      from drawn) d
    returning id, state, total_cents, fee_cents, vat_cents, pickup_at),
  trip as (
    insert into trips (id, booking_id, leg, state, pickup_location, destination, pickup_at, planned_end, passengers,
      vehicle_class, price_cents, created_at)
    select md5(id::text || leg)::uuid, id, leg, case state when 'cancelled' then 'cancelled' when 'no_show' then 'no_show'
        when 'confirmed' then 'unassigned' when 'requested' then 'planned' else 'completed' end, 'a', 'b',
      pickup_at + leg * interval '5 hours', pickup_at + leg * interval '5 hours' + interval '40 minutes', 2, 'sedan',
      total_cents / 3 * leg, pickup_at
    from made cross join generate_series(1, 2) leg where leg = 1 or hashtext(id::text) % 3 = 0),
  billed as (
    insert into invoices (id, number, kind, state, booking_id, buyer_name, buyer_email, total_cents, vat_cents,
      credited_cents, issued_at, due_on, created_at)
    select md5(id::text || 'i')::uuid, 'INV-' || id, 'invoice', 'sent', id, 'A', 'a@example.com', total_cents, vat_cents,
      total_cents - charge, pickup_at, '2026-11-20', pickup_at
    from (select *, case when state in ('cancelled', 'no_show') then fee_cents when state = 'expired' then 0 else total_cents end
      as charge from made) m
    where state <> 'requested' and hashtext(id::text) % 5 <> 0 returning *)
  insert into invoices (id, number, kind, state, booking_id, buyer_name, buyer_email, total_cents, vat_cents, issued_at,
    due_on, created_at, credits_id)
  select md5(id::text || 'c')::uuid, 'CN-' || number, 'credit_note', 'issued', booking_id, 'A', 'a@example.com',
    credited_cents, vat_cents * credited_cents::bigint / total_cents, issued_at, due_on, created_at, id
  from billed where credited_cents > 0`;

/** One in sixteen came through a partner, who has earned with what was driven. */
const earnedByPartners = sql`
  with partner as (
    insert into organisations (id, kind, name, created_at)
    select md5('p' || i)::uuid, 'hotel', 'Hotel ' || i, timestamptz '2020-01-01' from generate_series(1, 9) i returning id)
  insert into commissions (id, booking_id, organisation_id, kind, source_key, state, base_cents, rate, amount_cents, earned_on,
    created_at, updated_at)
  select md5(id::text || 'k')::uuid, id, md5('p' || (1 + abs(hashtext(id::text)) % 9))::uuid, 'commission', 'booking',
    case when state in ('completed', 'closed') then 'earned' when state = 'confirmed' then 'pending' else 'reversed' end,
    total_cents, 0.1, total_cents / 10, case when state in ('completed', 'closed') then date '2026-10-05' end, created_at, created_at
  from bookings where hashtext(id::text) % 16 = 0 and state in ('completed', 'closed', 'confirmed', 'no_show', 'cancelled')`;

test(
  `over ${count} bookings revenue is what was invoiced less what was credited, by every basis and cut`,
  () =>
    inTransaction(async (ctx) => {
      // Triggers that keep other tables in step with each row have tests of their own, and take their time for so many.
      await ctx.db.execute(sql`set local statement_timeout = 0`);
      for (const table of ["bookings", "trips", "invoices"])
        await ctx.db.execute(sql.raw(`alter table ${table} disable trigger user`));
      await ctx.db.execute(generated);
      await ctx.db.execute(earnedByPartners);
      await approveCommissions(ctx, {});
      await issueStatements(ctx, { month: "2026-10-01" });
      await ctx.db.execute(sql`analyze bookings, trips, invoices, commissions`);
      await rebuildRevenue(ctx);
      expect(await counted(ctx)).toBe(await invoiced(ctx));
      expect(await expectFairCommissions(ctx)).toBeGreaterThan(100_000);
      expect(await ctx.db.$count(sql`partner_statements`)).toBe(9);

      // Earnings that are billed: nothing of it is still to be driven.
      const over = sql`select booking_id from revenue_entries group by 1 having bool_and(earned_on is not null)`;
      const earned = sql`select sum(gross_cents) as cents from revenue_entries e where booking_id in (${over})
      and exists (select from booking_billed b where b.booking_id = e.booking_id)`;
      const billed = sql`select sum(case when kind = 'credit_note' then -total_cents else total_cents end) as cents
      from invoices where booking_id in (${over})`;
      expect(await centsOf(ctx, earned)).toBe(await centsOf(ctx, billed));
      expect(await centsOf(ctx, earned)).toBeGreaterThan(100_000_000);

      const { rows } = await ctx.db.execute<{ basis: string; cents: string }>(
        sql`select basis, cut, grain, sum(gross_cents) as cents from revenue_sums group by 1, 2, 3`,
      );
      const all = {
        booked: await centsOf(ctx, sql`select sum(gross_cents) as cents from revenue_entries`),
        earned: await centsOf(
          ctx,
          sql`select sum(gross_cents) as cents from revenue_entries where earned_on is not null`,
        ),
      };
      expect(rows).toHaveLength(14);
      for (const { basis, cents } of rows) expect(Number(cents)).toBe(basis === "earned" ? all.earned : all.booked);
    }),
  180_000,
);

/** Numbers that are the same for the same seed. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Everything that may happen, in an order of the seed; what ends a booking comes late. */
function storyOf(luck: () => number): readonly string[] {
  const last = ["noShow", "takeBackCommission", "cancel"];
  const drawn = (names: readonly string[]) =>
    names
      .map((name) => ({ name, at: luck() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name);
  return [...drawn(Object.keys(revenueActions).filter((name) => !last.includes(name))), ...drawn(last)];
}

/** WALKS=12 makes it the trial. */
const walks = Array.from({ length: howMany("WALKS", 3) }, (_, at) => at + 1);

test.each(walks)(
  "in whatever order it is paid, refunded, credited, changed, split, driven, missed, billed beside and cancelled (%i)",
  (seed) =>
    inTransaction(async (transaction, world) => {
      const { hotelId } = await asHotel(transaction);
      const ctx = await askingAs(transaction, { name: "Naledi", email: "office@example.com", roles: ["super_user"] });
      const luck = chance(seed * 977);
      const { id, opening } = await writeSold(ctx, {
        pickupAt: at("2026-11-20", "14:00"),
        returnAt: at("2026-12-02", "10:00"),
      });
      await ctx.db.update(bookings).set({ paidCents: 0, paymentMethod: "cash", partnerId: hotelId, appliedRate: 0.1 });
      await ctx.emit({ type: "booking.confirmed", reference: opening.reference });
      const order = <T>(waiting: readonly T[]) => [waiting[Math.floor(luck() * waiting.length)] as T];
      const story: string[] = [];
      for (const action of storyOf(luck)) {
        story.push(action);
        await revenueActions[action]?.({ ctx, id, luck });
        await followEvents(ctx, world, { reactions: bookkeeping, order });
        await expectCounted(ctx, story.join(" > "));
        await expectFairCommissions(ctx, story.join(" > "));
      }
      await expectKeptRevenue(ctx, story.join(" > "));
      // Of the booking itself as long as it is billed, and of everything that was billed beside it.
      const isBilled = (await ctx.db.$count(invoices, sql`booking_id = ${id} and state <> 'credited'`)) > 0;
      const ours = isBilled ? sql`true` : sql`booking_id is distinct from ${id}`;
      expect(await counted(ctx, ours), story.join(" > ")).toBe(await invoiced(ctx, ours));
      expect(await invoiced(ctx, sql`booking_id is distinct from ${id}`)).toBeGreaterThan(0);
    }),
  180_000,
);
