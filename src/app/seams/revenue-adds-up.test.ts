import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { assignments, trips, tripWaits } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { cancelAtDesk } from "#features/booking/desk/server/cancel-at-desk.ts";
import { overridePrice } from "#features/booking/money/server/override-price.ts";
import { creditInvoice } from "#features/invoices/desk/server/credit-invoice.ts";
import { savePayRule } from "#features/pay/rules/server/save-pay-rule.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import { splitTrip } from "#features/trips/split/server/split-trip.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { at, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { anotherDriver } from "#testing/builders/money/a-paid-driver.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { followEvents } from "#testing/follow-events.ts";
import { inDemo, inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { expectKeptRevenue } from "#testing/kept-revenue.ts";
import { reactions } from "../../reactions.ts";

/** What is done, without what is told. */
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

const invoiced = (ctx: Pick<Context, "db">) =>
  centsOf(
    ctx,
    sql`select sum(case when kind = 'credit_note' then -total_cents else total_cents end) as cents from invoices
      where kind <> 'pro_forma' and state <> 'draft'`,
  );
/** Of what was billed: a trip that no one has billed yet is no part of any invoice. */
const counted = (ctx: Pick<Context, "db">) =>
  centsOf(
    ctx,
    sql`select sum(gross_cents) as cents from revenue_entries e
      where kind = 'invoice' or exists (select from booking_billed b where b.booking_id = e.booking_id)`,
  );

test("in the demo company revenue is what was invoiced less what was credited, and the same when it is counted again", () =>
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
    await expectKeptRevenue(ctx);
  }));

/** Bookings of every status with one trip or two, and for most an invoice, some of it credited again. */
const generated = sql`
  with drawn as (
    select i, md5('b' || i)::uuid as id, (hashint4(i) & 65535) as luck, 20000 + (hashint4(i * 7) & 262143) as total
    from generate_series(1, 20000) i),
  made as (
    insert into bookings (id, reference, access_code_hash, state, first_name, last_name, email, phone, service_type,
      pickup_location, destination, pickup_at, passengers, total_cents, vat_cents, fee_cents, created_at, updated_at)
    select id, 'GEN-' || i, '', state, 'A', 'B', 'guest@example.com', '', (array['airport_transfer', 'day_tour'])[1 + luck % 2],
      'a', 'b', pickup_at, 2, total, case when luck % 2 = 1 then total * 3 / 115 else 0 end,
      case when state in ('cancelled', 'no_show') then total / 2 else 0 end, pickup_at - interval '9 days', pickup_at
    from (select *, timestamptz '2026-11-20T08:00:00Z' - (luck % 1000) * interval '7 hours' as pickup_at,
      (array['completed', 'closed', 'closed', 'confirmed', 'cancelled', 'no_show', 'expired', 'requested'])[1 + luck % 8] as state
      from drawn) d
    returning id, state, total_cents, fee_cents, vat_cents, pickup_at),
  trip as (
    insert into trips (id, booking_id, leg, state, pickup_location, destination, planned_start, planned_end, passengers,
      band, price_cents, created_at)
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

test(
  "over twenty thousand bookings revenue is what was invoiced less what was credited, by every basis and cut",
  () =>
    inTransaction(async (ctx) => {
      // What keeps other tables in step with each row has tests of its own, and takes its time for so many.
      await ctx.db.execute(sql`set local statement_timeout = 0`);
      for (const table of ["bookings", "trips", "invoices"])
        await ctx.db.execute(sql.raw(`alter table ${table} disable trigger user`));
      await ctx.db.execute(generated);
      await ctx.db.execute(sql`analyze bookings, trips, invoices`);
      await rebuildRevenue(ctx);
      expect(await counted(ctx)).toBe(await invoiced(ctx));

      // What was earned, and is billed: nothing of it is still to be driven.
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

type Walk = { readonly ctx: Context; readonly world: World; readonly id: string; readonly luck: () => number };

const bookingOf = async ({ ctx, id }: Walk) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("There is no booking.");
  return row;
};
const upTo = ({ luck }: Walk, most: number) => Math.floor(luck() * (most + 1));
const nextTrip = async ({ ctx, id }: Walk) => {
  const found = await ctx.db.select().from(trips).where(eq(trips.bookingId, id)).orderBy(trips.leg, trips.part);
  return found.find(({ state }) => state === "unassigned" || state === "planned");
};

const actions: Readonly<Record<string, (walk: Walk) => Promise<unknown>>> = {
  async pay(walk) {
    const paymentId = newId();
    const amountCents = 1 + upTo(walk, 90_000);
    await walk.ctx.db.insert(payments).values({
      ...{ id: paymentId, bookingId: walk.id, amountCents, method: "online", state: "succeeded" },
      ...{ paidAt: testNow, createdAt: testNow, updatedAt: testNow },
    });
    await walk.ctx.emit({ type: "payment.succeeded", paymentId, reference: (await bookingOf(walk)).reference });
  },
  async refund(walk) {
    const { paidCents, refundedCents, reference } = await bookingOf(walk);
    const kept = paidCents - refundedCents;
    if (kept <= 0) return;
    const [id, amountCents] = [newId(), 1 + upTo(walk, kept - 1)];
    await walk.ctx.db.insert(refunds).values({
      ...{ id, bookingId: walk.id, state: "succeeded", amountCents, paidCents: amountCents, reasonCode: "GOODWILL" },
      ...{ key: id, requestedBy: "system", createdAt: testNow, updatedAt: testNow },
    });
    await walk.ctx.emit({ type: "refund.succeeded", refundId: id, reference });
  },
  async credit(walk) {
    const [invoice] = await walk.ctx.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.bookingId, walk.id), sql`kind <> 'credit_note' and state not in ('draft', 'credited')`));
    if (!invoice) return;
    const amount_cents = 1 + upTo(walk, invoice.totalCents - invoice.creditedCents - 1);
    await creditInvoice(walk.ctx, { id: invoice.id, version: invoice.version, amount_cents, reason: "goodwill" });
  },
  async changePrice(walk) {
    const { id, version } = await bookingOf(walk);
    await overridePrice(walk.ctx, { id, version, total_cents: 10_000 + upTo(walk, 80_000), reason: "agreed" });
  },
  async split(walk) {
    const trip = await nextTrip(walk);
    if (!trip || trip.part > 1 || trip.passengers < 2) return;
    const parts = [
      { trip_id: trip.id, passengers: 1, bags: 1 },
      { passengers: 1, bags: 1 },
    ];
    await splitTrip(walk.ctx, { trip_id: trip.id, version: trip.version, parts });
  },
  async drive(walk) {
    const trip = await nextTrip(walk);
    if (!trip) return;
    const crew = await anotherDriver(walk.ctx);
    const busy = `["${trip.plannedStart.toISOString()}","${trip.plannedEnd.toISOString()}")`;
    await walk.ctx.db.insert(assignments).values({
      ...{ id: newId(), tripId: trip.id, ...crew, state: "fulfilled", busy, createdAt: testNow },
    });
    if (walk.luck() < 0.5)
      await walk.ctx.db.insert(tripWaits).values({
        ...{ tripId: trip.id, bookingId: walk.id, startedAt: testNow, metAt: addMinutes(testNow, 90) },
        ...{ freeMinutes: 60, stepCents: 6000, steps: 2, state: "due", createdAt: testNow },
      });
    const state = walk.luck() < 0.8 ? "completed" : "interrupted";
    await walk.ctx.emit({ type: "trip.departed", tripId: trip.id, bookingId: walk.id });
    await walk.ctx.db.update(trips).set({ state }).where(eq(trips.id, trip.id));
    await walk.ctx.emit({ type: "trip.ended", tripId: trip.id, bookingId: walk.id });
  },
  async payRule(walk) {
    const amounts = { per_trip_cents: upTo(walk, 20_000), per_hour_cents: 0, fare_share: 0.1, wait_share: 0.5 };
    const rule = { ...amounts, night_cents: 0, tip_share: 1, follows_default: false, note: "" };
    await savePayRule(walk.ctx, { driver_id: null, rule: { ...rule, effective_from: "2026-01-01" } });
  },
  async cancel(walk) {
    const { id, version } = await bookingOf(walk);
    const legs = walk.luck() < 0.5 ? [2] : [];
    await cancelAtDesk(walk.ctx, { id, version, code: "CUSTOMER_PLANS", legs, note: "" });
  },
};

/** Numbers that are the same for the same seed. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(Array.from({ length: 10 }, (_, seed) => seed + 1))(
  "in whatever order it is paid, refunded, credited, changed, split, driven, waited for and cancelled (%i)",
  (seed) =>
    inTransaction(async (transaction, world) => {
      const ctx = await askingAs(transaction, { name: "Naledi", email: "office@example.com", roles: ["super_user"] });
      const luck = chance(seed * 977);
      const { id, opening } = await writeSold(ctx, {
        ...{ pickupAt: at("2026-11-20", "14:00"), returnAt: at("2026-12-02", "10:00") },
      });
      await ctx.db.update(bookings).set({ paidCents: 0, paymentMethod: "cash" });
      await ctx.emit({ type: "booking.confirmed", reference: opening.reference });
      const walk = { ctx, world, id, luck };
      const order = <T>(waiting: readonly T[]) => [waiting[Math.floor(luck() * waiting.length)] as T];
      const story: string[] = [];
      for (let step = 0; step < 10; step++) {
        const action = Object.keys(actions)[Math.floor(luck() * Object.keys(actions).length)] ?? "pay";
        if (action === "cancel" && step < 5) continue;
        story.push(action);
        await actions[action]?.(walk);
        await followEvents(ctx, world, { reactions: bookkeeping, order });
        await expectKeptRevenue(ctx, story.join(" > "));
      }
      const isBilled = (await ctx.db.$count(invoices, sql`state <> 'credited'`)) > 0;
      if (isBilled) expect(await counted(ctx), story.join(" > ")).toBe(await invoiced(ctx));
    }),
);
