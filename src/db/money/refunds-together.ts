import { inArray, type SQL, sql } from "drizzle-orm";
import { refundWindowDays } from "#domain/account/refund-limit.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Database, ReadDb } from "../connect.ts";
import { refundSubjects } from "./refund-subjects.ts";

/** The record a refund, or an invoice’s write-off, belongs to. */
export type RefundRecord = {
  readonly kind: "booking" | "voucher" | "credit" | "invoice";
  readonly id: string;
};

/** The organisation, or without one anyone with this address. A deleted address is no one's. */
const payerIn = (organisation: string, email: string): SQL =>
  sql.raw(`coalesce(${organisation}::text, nullif(lower(${email}), ''))`);

const bookingPayer = payerIn("b.organisation_id", "b.email");
const creditPayer = payerIn("coalesce(b.organisation_id, i.organisation_id)", "coalesce(b.email, i.buyer_email)");
const invoicePayer = payerIn("i.organisation_id", "i.buyer_email");

/** Everything refunded or about to be, one row each; `decided` if our team decided rather than a rule. */
const allRefunds = sql`(
  select subject.kind, subject.id, subject.payer, r.amount_cents as cents,
    r.approved_by is not null as decided, r.created_at as at
  from refunds r join ${refundSubjects} subject on subject.refund_id = r.id where r.state <> 'rejected'
  union all
  select 'voucher', v.id, nullif(lower(v.buyer_email), ''), p.refunded_cents, true, p.updated_at
  from payments p join vouchers v on v.id = p.voucher_id where p.method <> 'voucher' and p.refunded_cents > 0
  union all
  select 'credit', p.id, ${creditPayer}, p.refunded_cents, true, p.updated_at
  from payments p left join bookings b on b.id = p.credit_booking_id left join invoices i on i.id = p.credit_invoice_id
  where (p.credit_booking_id is not null or p.credit_invoice_id is not null) and p.refunded_cents > 0
  union all
  select 'invoice', i.id, ${invoicePayer}, -back.amount_cents, true, back.created_at
  from invoice_payments back join invoices i on i.id = back.invoice_id where back.method = 'refunded'
  union all
  select 'invoice', i.id, ${invoicePayer}, i.total_cents - i.credited_cents - i.paid_cents, true, gone.created_at
  from invoices i join invoice_moves gone on gone.invoice_id = i.id and gone.to_state = 'written_off'
  where i.state = 'written_off'
)`;

/** The payers of each of these records. */
const payers: Readonly<Record<RefundRecord["kind"], (ids: readonly string[]) => SQL>> = {
  booking: (ids) => sql`select b.id, ${bookingPayer} as payer from bookings b where b.id in ${[...ids]}`,
  voucher: (ids) =>
    sql`select v.id, nullif(lower(v.buyer_email), '') as payer from vouchers v where v.id in ${[...ids]}`,
  credit: (ids) => sql`select p.id, ${creditPayer} as payer from payments p
    left join bookings b on b.id = p.credit_booking_id left join invoices i on i.id = p.credit_invoice_id
    where p.id in ${[...ids]}`,
  invoice: (ids) => sql`select i.id, ${invoicePayer} as payer from invoices i where i.id in ${[...ids]}`,
};

/**
 * Refunds that count together with one of this record: all that was refunded of the record, and what our team refunded to the
 * same payer in the last days. Anyone who decides on the same payer’s money meanwhile waits until this transaction ends.
 */
export async function sumRefundsTogether(db: Database, record: RefundRecord, now: Date): Promise<number> {
  const result = await db.execute<{ payer: string | null }>(payers[record.kind]([record.id]));
  const payer = result.rows[0]?.payer ?? null;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`refund:${payer ?? record.id}`}, 0))`);
  return sum(db, sql`${isOf(record)} or ${isLatelyTo(sql`${payer}::text`, now)}`);
}

/** Everything refunded of this record or on its way: refunds by rule only count against that. */
export const sumRefundsOf = (db: ReadDb, record: RefundRecord): Promise<number> => sum(db, isOf(record));

/** The same as `sumRefundsTogether` for each of these refunds, including itself, for lists. */
export async function sumTogetherForEach(
  db: ReadDb,
  refundIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (refundIds.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`listed.id`, cents: summed })
    .from(sql`refunds listed join ${refundSubjects} mine on mine.refund_id = listed.id join ${allRefunds} one
      on (one.kind = mine.kind and one.id = mine.id) or ${isLatelyTo(sql`mine.payer`, now)}`)
    .where(inArray(sql`listed.id`, [...refundIds]))
    .groupBy(sql`listed.id`);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** The same for each of these records before any refund: for lists, without waiting for locks. */
export async function sumTogetherOf(
  db: ReadDb,
  kind: RefundRecord["kind"],
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`listed.id`, cents: summed })
    .from(sql`(${payers[kind](ids)}) listed join ${allRefunds} one
      on (one.kind = ${kind} and one.id = listed.id) or ${isLatelyTo(sql`listed.payer`, now)}`)
    .groupBy(sql`listed.id`);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

const summed = sql<number>`coalesce(sum(one.cents), 0)::float8`;

const isOf = ({ kind, id }: RefundRecord): SQL => sql`(one.kind = ${kind} and one.id = ${id})`;

const isLatelyTo = (payer: SQL, now: Date): SQL =>
  sql`(one.payer = ${payer} and one.decided and one.at >= ${addHours(now, -24 * refundWindowDays)})`;

async function sum(db: ReadDb, condition: SQL): Promise<number> {
  const [row] = await db.select({ cents: summed }).from(sql`${allRefunds} one`).where(condition);
  return row?.cents ?? 0;
}
