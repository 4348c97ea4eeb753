import { type SQL, sql } from "drizzle-orm";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";
import { vouchers } from "../schema/payments.ts";
import { subquery } from "../subquery.ts";

/*
 * What domain/payment/voucher.ts reckons with, for lists and sums over many vouchers.
 */

/** The amount it has paid for trips, less what came back onto it. */
export const voucherUsedCents = subquery<number>`coalesce((
  select sum(p.amount_cents - p.refunded_cents) from payments p
  where p.voucher_id = ${vouchers.id} and p.method = 'voucher' and p.state in ${[...receivedStates]}), 0)::int`;

/** The amount its buyer got back. */
export const voucherRefundedCents = subquery<number>`coalesce((
  select sum(p.refunded_cents) from payments p
  where p.voucher_id = ${vouchers.id} and p.method <> 'voucher' and p.state in ${[...receivedStates]}), 0)::int`;

/** Neither used nor refunded. */
export const voucherLeftCents: SQL<number> = sql<number>`(${vouchers.amountCents} - ${voucherUsedCents} - ${voucherRefundedCents})`;
