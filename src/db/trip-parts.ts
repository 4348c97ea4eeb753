import { eq, ne, or, sql } from "drizzle-orm";
import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import { bookings } from "./schema/booking.ts";
import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** One trip per drive, however many vehicles it has. */
export const isFirstPart = eq(trips.part, 1);

/** Not a part that was merged into the first again: no one drives it. */
export const isNotJoined = or(isFirstPart, ne(trips.state, "cancelled"));

/** No relief vehicle replaces it: it is, or was, where its passengers are. */
export const isNotRelieved = subquery<boolean>`not exists (select from trips relief
  where relief.continues = ${trips.id} and relief.state <> 'cancelled')`;

/** Whether our largest vehicle fits everyone; otherwise our team plans several, and no single class is named. */
export const fitsOneVehicle = subquery<boolean>`(${bookings.passengers} <= coalesce(
  (select max(owned.seats) from vehicles owned where owned.state <> 'retired'), ${bookings.passengers}))`;

/** A trip’s bags: its own if the drive is split, otherwise all of the booking’s. */
export const bagsOfTrip = sql<number>`coalesce(${trips.bags}, ${bookings.bags})`;

/** Its child seats, likewise, and how many are of which size. */
export const seatsOfTrip = sql<number>`coalesce(${trips.childSeats}, ${bookings.childSeats})`;
export const seatSizesOfTrip =
  sql<ChildSeatSizes>`coalesce(${trips.childSeatSizes}, ${bookings.childSeatSizes})`.mapWith(bookings.childSeatSizes);

/** How many vehicles the trip’s drive has. A relief vehicle doesn’t count separately. */
export const vehiclesOfDrive = subquery<number>`(case when ${trips.bags} is null then 1 else (
  select count(*)::int from trips part where part.booking_id = ${trips.bookingId} and part.leg = ${trips.leg}
    and part.state <> 'cancelled' and part.continues is null) end)`;

/** Its guides with their phones, in the order they were named: for our team and those who drive it. */
export const guidesOfTrip = subquery<readonly string[]>`array(
  select trim(guide.first_name || ' ' || guide.last_name) || case when guide.phone = '' then '' else ' (' || guide.phone || ')' end
  from trip_guides g join drivers guide on guide.id = g.driver_id
  where g.trip_id = ${trips.id} order by g.created_at)`;

/** Their first names for customers, who know drivers by theirs too. */
export const guideFirstNames = subquery<readonly string[]>`array(
  select guide.first_name from trip_guides g join drivers guide on guide.id = g.driver_id
  where g.trip_id = ${trips.id} order by g.created_at)`;
