-- How many of a booking's child seats are of which size. Those of earlier bookings are of unknown size.
alter table bookings
  add column child_seat_sizes jsonb not null default '{}' check (jsonb_typeof(child_seat_sizes) = 'object');
