import { type SQL, sql } from "drizzle-orm";
import { moneyState } from "#db/booking-balance.ts";
import type { Database } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";
import type { MoneyState } from "#domain/payment/payment-summary.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { findBroken, momentIn } from "./broken-views.ts";
import { isInPart } from "./part-views.ts";

/** A payment is counted a moment after it was received. */
const countedMinutes = 15;
/** Money that moved within these minutes is checked in every run. */
const freshMinutes = 60;
/** Records that changed within these days are checked every time. */
const lookedBackDays = 35;

const since = (now: Date): SQL => momentIn(addHours(now, -24 * lookedBackDays));
const freshSince = (now: Date): SQL => momentIn(addMinutes(now, -freshMinutes));
const settledBy = (now: Date): SQL => momentIn(addMinutes(now, -countedMinutes));
const received: SQL = sql`(${sql.join(
  receivedStates.map((state) => sql.raw(`'${state}'`)),
  sql`, `,
)})`;

/** Sold bookings with nothing paid, and the facts that show whether that was agreed. */
export const findUnpaid = (db: Database) =>
  db
    .select({
      reference: bookings.reference,
      state: bookings.state,
      paymentMethod: bookings.paymentMethod,
      totalCents: bookings.totalCents,
      depositCents: bookings.depositCents,
      feeCents: bookings.feeCents,
      paidCents: bookings.paidCents,
      refundedCents: bookings.refundedCents,
    })
    .from(bookings)
    .where(
      sql`${moneyState} = ${"unpaid" satisfies MoneyState} and ${bookings.state} in ('confirmed', 'in_progress')
        and not ${bookings.isTest}`,
    )
    .orderBy(bookings.reference);

/** Overpayments, with their refunds in progress and whether a task exists for the rest. */
export const findOverpaid = (db: Database, now: Date) =>
  db
    .select({
      reference: bookings.reference,
      state: bookings.state,
      totalCents: bookings.totalCents,
      feeCents: bookings.feeCents,
      paidCents: bookings.paidCents,
      refundedCents: bookings.refundedCents,
      promisedCents: sql<number>`((select coalesce(sum(r.amount_cents), 0) from refunds r
          where r.booking_id = "bookings"."id" and r.state <> 'rejected')
        + (select coalesce(sum((e.payload ->> 'amountCents')::int), 0) from events e
          where e.type = 'refund.due' and e.payload ->> 'reference' = "bookings"."reference"
            and e.created_at > ${settledBy(now)}
            and not exists (select from refunds known where known.key = e.payload ->> 'key')))::int`,
      isDecided: sql<boolean>`(exists (select from refunds r where r.booking_id = "bookings"."id" and r.state = 'rejected')
        or exists (select from tasks k where k.subject_kind = 'booking' and k.subject_id = "bookings"."reference"
          and k.kind in ('overpaid', 'refund_due')))`,
    })
    .from(bookings)
    .where(
      sql`${moneyState} in ('overpaid', 'refund_due') and not ${bookings.isTest}
        and not exists (select from payments p where p.booking_id = "bookings"."id" and p.updated_at > ${settledBy(now)})`,
    )
    .orderBy(bookings.reference);

/** Duplicate payments without a refund, named by what they paid for. */
export const findAgainUnreturned = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`select coalesce(b.reference, i.number, v.number, p.id::text) as name from payments p
      join payments meant on meant.id = p.again_of
      left join bookings b on b.id = meant.booking_id
      left join invoices i on i.id = meant.invoice_id
      left join vouchers v on v.id = meant.voucher_id
      where p.again_of is not null and p.state in ${received} and p.refunded_cents < p.amount_cents
        and p.updated_at <= ${settledBy(now)}
        and not exists (select from refunds r where r.payment_id = p.id)`,
  );

/** Numbers are looked up one by one; older ones were already checked. */
const numbersLookedBack = 20_000;

/** Numbers that a series has issued but no document has. */
export const findMissingNumbers = (db: Database) =>
  findBroken(
    db,
    sql`select given.number as name from (
        select s.name || '-' || lpad(n::text, greatest(5, length(n::text)), '0') as number
        from number_series s, generate_series(greatest(1, s.next - ${numbersLookedBack}::int), s.next - 1) n
        where s.name ~ '^(INV|CN)-[0-9]{4}$') given
      where not exists (select from invoices i where i.number = given.number)`,
  );

/**
 * Bookings whose amounts differ from the sum of their payments, monthly invoices and refunds: those in one
 * part, and those with recent payments.
 */
export const findWrongBookingSums = (db: Database, now: Date, part?: number) =>
  findBroken(
    db,
    sql`with looked as (
        select id from bookings where state in ('awaiting_payment', 'confirmed', 'in_progress')
          and ${isInPart(sql`id`, part)}
        union select booking_id from payments where updated_at >= ${since(now)} and booking_id is not null
          and (${isInPart(sql`booking_id`, part)} or updated_at >= ${freshSince(now)})
        union select booking_id from refunds where updated_at >= ${since(now)} and booking_id is not null
          and (${isInPart(sql`booking_id`, part)} or updated_at >= ${freshSince(now)}))
      select b.reference as name from looked join bookings b on b.id = looked.id
      cross join lateral (select coalesce(sum(p.amount_cents) filter (where p.state in ${received}), 0) as cents,
        max(p.updated_at) as at from payments p where p.booking_id = b.id) paid
      cross join lateral (select coalesce(sum(r.paid_cents), 0) as cents, max(r.updated_at) as at
        from refunds r where r.booking_id = b.id) back
      cross join lateral (select coalesce(sum(n.paid_cents), 0) as cents from invoice_bookings n
        where n.booking_id = b.id) monthly
      where (b.paid_cents <> paid.cents + monthly.cents or b.refunded_cents <> back.cents)
        and coalesce(greatest(paid.at, back.at, b.updated_at) <= ${settledBy(now)}, true)`,
  );

/** Documents whose totals differ from the sum of their rows, payments or credit notes. */
export const findWrongInvoiceSums = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`with looked as (
        select id from invoices where issued_at >= ${since(now)}
        union select id from invoices
          where state in ('issued', 'sent', 'part_paid', 'overdue', 'dunning_1', 'dunning_2', 'suspended_account'))
      select i.number as name from looked join invoices i on i.id = looked.id
      cross join lateral (select coalesce(sum(n.gross_cents), 0) as gross, coalesce(sum(n.vat_cents), 0) as vat
        from invoice_lines n where n.invoice_id = i.id) line
      cross join lateral (select coalesce(sum(p.amount_cents), 0) as cents from invoice_payments p
        where p.invoice_id = i.id) paid
      cross join lateral (select coalesce(sum(c.total_cents), 0) as cents from invoices c
        where c.credits_id = i.id and c.state <> 'draft') credited
      where line.gross <> i.total_cents or line.vat <> i.vat_cents or paid.cents <> i.paid_cents
        or i.kind <> 'credit_note' and credited.cents <> i.credited_cents`,
  );

const jobMinutes = 15;
/** After two days without an answer from the gateway, our team takes over a refund. */
const refundHours = 50;

/** Overdue follow-up jobs of a payment or a refund, and refunds without progress. */
export const findStuckMoney = (db: Database, now: Date) =>
  findBroken(
    db,
    sql`select distinct coalesce(e.payload ->> 'reference', e.payload ->> 'number', e.type) as name from jobs.job j
      join events e on e.id = (j.data ->> 'eventId')::uuid and e.type ~ '^(payment|refund|voucher|invoice)[.]'
      where j.name = 'reactions' and (j.state in ('created', 'retry') and j.start_after <= ${momentIn(now)}
          and j.created_on <= ${momentIn(addMinutes(now, -jobMinutes))} and j.priority > 0
        or j.state = 'failed' and j.priority > 0)
      union select coalesce(b.reference, r.key) from refunds r left join bookings b on b.id = r.booking_id
      where r.state in ('approved', 'processing') and r.created_at <= ${momentIn(addHours(now, -refundHours))}`,
  );
