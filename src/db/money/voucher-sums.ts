import { type SQL, sql } from "drizzle-orm";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";
import { vouchers } from "../schema/payments.ts";
import { subquery } from "../subquery.ts";

/*
 * What domain/payment/voucher.ts reckons with, for lists and sums over many vouchers.
 */

/** Spent on trips, minus what was refunded onto it. */
export const voucherUsedCents = subquery<number>`coalesce((
  select sum(p.amount_cents - p.refunded_cents) from payments p
  where p.voucher_id = ${vouchers.id} and p.method = 'voucher' and p.state in ${[...receivedStates]}), 0)::int`;

/** Refunded to its buyer. */
export const voucherRefundedCents = subquery<number>`coalesce((
  select sum(p.refunded_cents) from payments p
  where p.voucher_id = ${vouchers.id} and p.method <> 'voucher' and p.state in ${[...receivedStates]}), 0)::int`;

/** Neither spent nor refunded. */
export const voucherLeftCents: SQL<number> = sql<number>`(${vouchers.amountCents} - ${voucherUsedCents} - ${voucherRefundedCents})`;
