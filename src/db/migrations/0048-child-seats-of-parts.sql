-- The child seats in the part's own vehicle; null where one vehicle takes all of the booking.
alter table trips
  add column child_seats integer check (child_seats between 0 and 20),
  add column child_seat_sizes jsonb check (jsonb_typeof(child_seat_sizes) = 'object'),
  add constraint parts_have_their_child_seats check ((child_seats is null) = (child_seat_sizes is null));

-- Drives that are split already: until dispatch says otherwise they are in the first vehicle.
update trips set
  child_seats = case when trips.part = 1 then bookings.child_seats else 0 end,
  child_seat_sizes = case when trips.part = 1 then bookings.child_seat_sizes else '{}' end
from bookings where bookings.id = trips.booking_id and trips.bags is not null;
