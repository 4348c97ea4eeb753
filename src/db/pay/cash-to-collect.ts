import { sql } from "drizzle-orm";
import { overStates } from "#domain/trip/trip-on-road.ts";
import { subquery } from "../subquery.ts";

const over = overStates.map((state) => `'${state}'`).join(", ");

/**
 * The cash a trip’s driver collects, null if none. A booking is paid once: to the driver of its first unfinished trip,
 * and of several vehicles to the first.
 */
export const cashToCollect = subquery<number | null>`(select p.amount_cents from payments p
  where p.booking_id = trips.booking_id and p.method = 'cash' and p.state = 'due_on_trip'
    and trips.id = (select t.id from trips t where t.booking_id = trips.booking_id
      and t.state not in (${sql.raw(over)}) order by t.pickup_at, t.part, t.id limit 1)
  order by p.created_at desc limit 1)`;
