import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { syntheticEmail } from "#domain/health/synthetic-customer.ts";

/** The synthetic customer’s bookings in the database. */
export async function findSynthetic(db: Database): Promise<readonly { id: string; reference: string }[]> {
  const { rows } = await db.execute<{ id: string; reference: string }>(
    sql`select id, reference from bookings where lower(email) = ${syntheticEmail} and is_test`,
  );
  return rows;
}

type VisitEvent = { id: string; type: string; waiting: boolean; ran: string[] };

/** The events of these bookings, their payments and refunds, with pending jobs and those that ran. */
export async function findVisitEvents(
  db: Database,
  bookings: readonly { id: string; reference: string }[],
): Promise<VisitEvent[]> {
  const { rows } = await db.execute<VisitEvent>(sql`
    with booked as (select id, reference from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as b (id uuid, reference text)),
    paid as (select p.id::text from payments p join booked on booked.id = p.booking_id),
    emitted as (
      select e.id, e.type from events e where e.payload ->> 'reference' in (select reference from booked)
      union select e.id, e.type from events e join refunds r on r.id::text = e.payload ->> 'refundId'
        join booked on booked.id = r.booking_id where e.type = 'refund.approved'
      union select e.id, e.type from events e join payment_notifications n on n.id::text = e.payload ->> 'notificationId'
        -- The gateway has reported it, but it has not been matched yet.
        where e.type = 'payment.notified' and (n.payment_id::text in (select id from paid)
          or n.provider = 'stand_in' and n.raw like any (select '%' || id || '%' from paid)))
    select t.id, t.type,
      exists (select from jobs.job j where j.name = 'reactions' and j.data ->> 'eventId' = t.id::text
        and j.state in ('created', 'retry', 'active') and not exists (select from reaction_runs r
          where r.event_id = t.id and r.reaction = j.data ->> 'reaction')) as waiting,
      (select coalesce(array_agg(r.reaction), '{}') from reaction_runs r where r.event_id = t.id) as ran
    from emitted t`);
  return rows;
}

export async function readVisited(db: Database, reference: string) {
  const { rows } = await db.execute<{ state: string; paid: number; refunded: number }>(
    sql`select state, paid_cents as paid, refunded_cents as refunded from bookings where reference = ${reference}`,
  );
  return rows[0];
}
