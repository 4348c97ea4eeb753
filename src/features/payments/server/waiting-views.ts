import { inArray, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { refunds } from "#db/schema/payments.ts";
import { refundStatesWaiting } from "#domain/payment/refund-lifecycle.ts";

export const number = (query: SQL) => sql<number>`(${query})`.mapWith(Number);

/** The open work in each tab of Payments; each count has its own index. */
export async function countPaymentsWaiting(db: ReadDb, now: Date, noticesSince: Date) {
  const [row] = await db
    .select({
      proofs: number(sql`select count(*) from transfer_proofs where state = 'submitted'`),
      notices: number(
        sql`select count(*) from payment_notifications where verdict = 'quarantined' and received_at > ${noticesSince}`,
      ),
      bank: number(
        sql`select count(*) from bank_lines where aside_by is null and allocated_cents < amount_cents and amount_cents > 0`,
      ),
      refunds: number(sql`select count(*) from refunds where ${inArray(refunds.state, refundStatesWaiting)}`),
      cash: number(
        sql`select count(*) from payments join bookings on bookings.id = payments.booking_id
          where payments.method = 'cash'
            and ((payments.state = 'due_on_trip' and bookings.pickup_at < ${now}) or payments.state = 'collected')`,
      ),
    })
    .from(sql`(values (1)) as one (n)`);
  if (!row) throw new Error("Nothing was counted.");
  return row;
}
