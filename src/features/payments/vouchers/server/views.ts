import { and, desc, eq, ilike, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import {
  voucherLeftCents as left,
  voucherRefundedCents as refundedCents,
  voucherUsedCents as usedCents,
} from "#db/money/voucher-sums.ts";
import { payments, vouchers } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import type { VoucherSums } from "#domain/payment/voucher.ts";

const bookingsPaid = subquery<readonly string[]>`coalesce((
  select array_agg(distinct b.reference order by b.reference) from payments p join bookings b on b.id = p.booking_id
  where p.voucher_id = ${vouchers.id} and p.method = 'voucher'), '{}')`;

const select = (db: ReadDb) => db.select({ voucher: vouchers, usedCents, refundedCents }).from(vouchers);

export type VoucherRecord = Awaited<ReturnType<typeof select>>[number];

export const sumsOf = ({ voucher, ...sums }: VoucherRecord): VoucherSums => ({ ...voucher, ...sums });

export async function findVoucher(db: ReadDb, id: string): Promise<VoucherRecord | undefined> {
  const [row] = await select(db).where(eq(vouchers.id, id));
  return row;
}

export async function findVoucherId(db: ReadDb, number: string): Promise<string | undefined> {
  const [row] = await db.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.number, number));
  return row?.id;
}

/** Every attempt to pay for a voucher, latest first. */
export const findSaleAttempts = (db: ReadDb, voucherId: string) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.voucherId, voucherId), eq(payments.method, "online")))
    .orderBy(desc(payments.createdAt), desc(payments.id));

const views: Readonly<Record<"outstanding" | "used" | "expired" | "all", (today: string) => SQL | undefined>> = {
  outstanding: (today) => sql`${left} > 0 and ${vouchers.expiresOn} >= ${today}`,
  used: () => sql`${left} <= 0`,
  expired: (today) => sql`${left} > 0 and ${vouchers.expiresOn} < ${today}`,
  all: () => undefined,
};

type Input = { readonly view: keyof typeof views; readonly search: string; readonly today: string };

export function findSold(db: ReadDb, { view, search, today }: Input, limit: number) {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const columns = [
    vouchers.number,
    vouchers.buyerName,
    vouchers.buyerEmail,
    vouchers.recipientName,
    vouchers.recipientEmail,
  ];
  const matches = search === "" ? undefined : or(...columns.map((column) => ilike(column, pattern)));
  return db
    .select({ voucher: vouchers, usedCents, refundedCents, bookings: bookingsPaid })
    .from(vouchers)
    .where(and(isNotNull(vouchers.soldAt), views[view](today), matches))
    .orderBy(desc(vouchers.soldAt), desc(vouchers.id))
    .limit(limit);
}

/** The outstanding amount of all vouchers that have not expired. */
export async function sumOutstanding(db: ReadDb, today: string) {
  const [row] = await db
    .select({
      outstandingCents: sql<number>`coalesce(sum(${left}) filter (where ${vouchers.expiresOn} >= ${today}), 0)::int`,
      outstandingCount: sql<number>`(count(*) filter (where ${vouchers.expiresOn} >= ${today}))::int`,
      expiredCents: sql<number>`coalesce(sum(${left}) filter (where ${vouchers.expiresOn} < ${today}), 0)::int`,
    })
    .from(vouchers)
    .where(and(isNotNull(vouchers.soldAt), sql`${left} > 0`));
  return row ?? { outstandingCents: 0, outstandingCount: 0, expiredCents: 0 };
}
