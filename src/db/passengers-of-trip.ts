import type { ListedPassenger } from "#domain/passenger/passenger-list.ts";
import type { Preferences } from "#domain/person/preferences.ts";
import { bookings } from "./schema/booking.ts";
import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** Those on the guest list who ride a trip, in the order of the list; null where there are none. */
export const passengersOfTrip = subquery<readonly (ListedPassenger & { readonly id: string })[] | null>`(
  select json_agg(json_build_object('name', p.name, 'phone', p.phone, 'room', p.room, 'rides', p.rides,
    'wheelchair', p.wheelchair, 'child_seat', p.child_seat, 'allergy', p.allergy, 'language', p.language,
    'needs', p.needs, 'bags', p.bags, 'id', p.id) order by p.position, p.id)
  from booking_passengers p where p.booking_id = ${trips.bookingId}
    and (p.rides = 'both' or (p.rides = 'outbound') = (${trips.leg} = 1)))`;

/** The usual preferences of the customer whose trip it is. */
export const preferencesOfCustomer = subquery<Preferences | null>`(
  select known.preferences from people known where known.id = ${bookings.personId})`;
