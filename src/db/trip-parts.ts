import { eq, ne, or, sql } from "drizzle-orm";
import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import { bookings } from "./schema/booking.ts";
import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** One trip for each drive, in however many vehicles it goes. */
export const isFirstPart = eq(trips.part, 1);

/** Not a part that was joined to the first again: no one drives it any more. */
export const isNotJoined = or(isFirstPart, ne(trips.state, "cancelled"));

/** No relief vehicle goes in its place: it is, or was, where its passengers are. */
export const isNotRelieved = subquery<boolean>`not exists (select from trips relief
  where relief.continues = ${trips.id} and relief.state <> 'cancelled')`;

/** Whether our largest vehicle takes all who travel; where it does not, our team plans several, and no one kind is named. */
export const fitsOneVehicle = subquery<boolean>`(${bookings.passengers} <= coalesce(
  (select max(owned.seats) from vehicles owned where owned.state <> 'retired'), ${bookings.passengers}))`;

/** The bags of a trip: its own where the drive is split, otherwise all of the booking. */
export const bagsOfTrip = sql<number>`coalesce(${trips.bags}, ${bookings.bags})`;

/** Its child seats, likewise, and how many of them are of which size. */
export const seatsOfTrip = sql<number>`coalesce(${trips.childSeats}, ${bookings.childSeats})`;
export const seatSizesOfTrip =
  sql<ChildSeatSizes>`coalesce(${trips.childSeatSizes}, ${bookings.childSeatSizes})`.mapWith(bookings.childSeatSizes);

/** In how many vehicles the drive goes that a trip is, or is a part of: one that relieves another is none of its own. */
export const vehiclesOfDrive = subquery<number>`(case when ${trips.bags} is null then 1 else (
  select count(*)::int from trips part where part.booking_id = ${trips.bookingId} and part.leg = ${trips.leg}
    and part.state <> 'cancelled' and part.continues is null) end)`;
