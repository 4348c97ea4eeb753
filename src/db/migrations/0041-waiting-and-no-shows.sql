-- A driver asks for a no-show, and a dispatcher who has seen the evidence decides. One question at a time for a trip.
create table no_show_requests (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  driver_id uuid not null references drivers (id),
  state text not null check (state in ('open', 'confirmed', 'refused')),
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  -- What the driver reads.
  answer text not null default '',
  created_at timestamptz not null,
  check ((state = 'open') = (decided_at is null))
);
create unique index no_show_requests_open on no_show_requests (trip_id) where state = 'open';
create index no_show_requests_trip on no_show_requests (trip_id);
create trigger dispatch_hears_of_no_shows after insert or update on no_show_requests
  for each row execute function tell_dispatch('trip', 'trip_id');

-- Waiting beyond the free minutes, as it was metered when driver and passenger met. It is charged once the trip has ended.
create table trip_waits (
  trip_id uuid primary key references trips (id),
  booking_id uuid not null references bookings (id),
  started_at timestamptz not null,
  met_at timestamptz not null,
  free_minutes integer not null check (free_minutes >= 0),
  step_cents integer not null check (step_cents > 0),
  steps integer not null check (steps > 0),
  state text not null check (state in ('due', 'charged', 'waived')),
  charged_at timestamptz,
  waived_by text,
  waived_at timestamptz,
  reason text not null default '',
  created_at timestamptz not null
);
create index trip_waits_booking on trip_waits (booking_id);
