import { sql } from "drizzle-orm";
import type { BookingStatus } from "#domain/booking/progress/booking-status.ts";
import { onRoadStates, overStates } from "#domain/trip/trip-on-road.ts";
import { bookings } from "../schema/booking.ts";
import { subquery } from "../subquery.ts";

const isOver = sql`t.state in ${[...overStates]}`;
const isOnRoad = sql`t.state in ${[...onRoadStates]}`;
const isStranded = sql`(t.continues is not null and t.state <> 'planned' and not ${isOver})`;

/** `statusToShow` of the domain for lists: trips are read only for bookings in progress. */
export const bookingStatus = subquery<BookingStatus>`(case when ${bookings.state} <> 'in_progress' then ${bookings.state} else (
  select case
    when coalesce(bool_or(${isOnRoad} or ${isStranded}), false) then 'in_progress'
    when bool_and(${isOver}) and bool_or(t.state = 'completed_unverified') then 'end_not_reported'
    when coalesce(bool_and(${isOver}), true) then 'in_progress'
    when bool_or(${isOver}) then 'between_trips'
    else 'confirmed' end
  from trips t where t.booking_id = ${bookings.id} and t.state <> 'cancelled') end)`;
