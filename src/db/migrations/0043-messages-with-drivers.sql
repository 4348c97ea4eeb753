-- What drivers and dispatch write to each other, one thread for each driver. The key of a driver's message is given by the phone.
create table driver_messages (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  trip_id uuid references trips (id),
  booking_id uuid references bookings (id),
  direction text not null check (direction in ('to_driver', 'from_driver')),
  text text not null,
  author text not null,
  -- By our own clock; it may have waited on the phone for a line.
  written_at timestamptz not null,
  received_at timestamptz not null,
  read_at timestamptz,
  read_by text,
  check ((trip_id is null) = (booking_id is null))
);
create index driver_messages_by_driver on driver_messages (driver_id, written_at);
create index driver_messages_unread on driver_messages (driver_id) where direction = 'from_driver' and read_at is null;
create index driver_messages_by_booking on driver_messages (booking_id) where booking_id is not null;
create index driver_messages_by_time on driver_messages (written_at);

-- Messages about a trip went to drivers before there were threads; they got them by email.
insert into driver_messages (id, driver_id, trip_id, booking_id, direction, text, author, written_at, received_at, read_at)
select id, driver_id, trip_id, booking_id, 'to_driver', text, author, created_at, created_at, created_at
from trip_notes where kind = 'message' and driver_id is not null;

create trigger staff_hear_of_messages after insert or update on driver_messages
  for each row execute function tell_dispatch('message', 'driver_id');
