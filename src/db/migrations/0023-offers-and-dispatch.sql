-- How trips come to drivers, and what dispatch knows of a day.

-- trips ------------------------------------------------------------------------------------------------------------
alter table trips drop constraint trips_state_check;
alter table trips add constraint trips_state_check
  check (state in ('planned', 'unassigned', 'offered', 'assigned', 'reconfirmed', 'en_route', 'arrived', 'searching', 'onboard',
    'stopover', 'completed', 'completed_unverified', 'no_show', 'interrupted', 'cancelled'));
-- One drive in several vehicles: the further ones name the first.
alter table trips add column split_from uuid references trips (id);

-- How the trip came to the driver. A provider's pool asks the provider, who puts a driver and a vehicle on it.
alter table assignments
  add column mode text not null default 'hard' check (mode in ('hard', 'direct', 'cascade', 'broadcast', 'pool')),
  add column rank integer check (rank >= 1),
  add column provider_id uuid references organisations (id),
  add column payout_cents integer check (payout_cents >= 0),
  add column offered_at timestamptz,
  add column expires_at timestamptz,
  add column responded_at timestamptz,
  add column reason text,
  add column reconfirm_asked_at timestamptz,
  alter column driver_id drop not null,
  alter column vehicle_id drop not null,
  add constraint someone_is_asked check (driver_id is not null or (mode = 'pool' and provider_id is not null)),
  add constraint someone_drives check (state not in ('accepted', 'active', 'fulfilled')
    or (driver_id is not null and vehicle_id is not null));
create index assignments_running_out on assignments (expires_at) where state = 'offered';
create index assignments_waiting on assignments (trip_id, rank) where state = 'proposed';
create index assignments_of_provider on assignments (provider_id, created_at) where provider_id is not null;
create index assignments_offered_lately on assignments (offered_at) where offered_at is not null;

-- A note stays with our team; a message went to the driver.
create table trip_notes (
  id uuid primary key,
  trip_id uuid not null references trips (id),
  booking_id uuid not null references bookings (id),
  kind text not null check (kind in ('note', 'message')),
  text text not null,
  author text not null,
  driver_id uuid references drivers (id),
  created_at timestamptz not null
);
create index trip_notes_by_trip on trip_notes (trip_id, created_at);

-- flights ----------------------------------------------------------------------------------------------------------
-- What is known of the flight a trip waits for. By hand where no service is asked.
create table trip_flights (
  trip_id uuid primary key references trips (id),
  flight_number text not null,
  scheduled_at timestamptz,
  expected_at timestamptz,
  status text not null check (status in ('unknown', 'scheduled', 'delayed', 'departed', 'landed', 'cancelled', 'diverted')),
  terminal text not null default '',
  gate text not null default '',
  source text not null check (source in ('service', 'office')),
  checked_at timestamptz not null,
  version integer not null default 1
);
create index trip_flights_by_check on trip_flights (checked_at);

-- dispatch ---------------------------------------------------------------------------------------------------------
-- A day's plan that is tried before anyone hears of it.
create table plan_drafts (
  id uuid primary key,
  day date not null,
  name text not null,
  -- [{"trip_id": …, "version": …, "driver_id": …, "vehicle_id": …}]
  changes jsonb not null default '[]',
  state text not null check (state in ('open', 'applied', 'discarded')),
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index plan_drafts_by_day on plan_drafts (day, created_at);

-- What one dispatcher leaves to the next, signed by both.
create table dispatch_handovers (
  id uuid primary key,
  risks jsonb not null,
  note text not null default '',
  given_by uuid not null references users (id),
  given_at timestamptz not null,
  taken_by uuid references users (id),
  taken_at timestamptz
);
create index dispatch_handovers_by_time on dispatch_handovers (given_at);

-- A write to what the board shows reaches every instance once it is committed. Trips that wait for their booking
-- are not dispatch's yet and tell nobody.
create function tell_dispatch() returns trigger language plpgsql as $$
begin
  perform pg_notify('dispatch', tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[1]));
  return null;
end $$;
create trigger dispatch_hears_of_new_trips after insert on trips
  for each row when (new.state <> 'planned') execute function tell_dispatch('trip', 'id');
create trigger dispatch_hears_of_trips after update on trips
  for each row when (new.state <> 'planned' or old.state <> 'planned') execute function tell_dispatch('trip', 'id');
create trigger dispatch_hears_of_assignments after insert or update on assignments
  for each row execute function tell_dispatch('trip', 'trip_id');
create trigger dispatch_hears_of_notes after insert on trip_notes
  for each row execute function tell_dispatch('trip', 'trip_id');
create trigger dispatch_hears_of_flights after insert or update on trip_flights
  for each row execute function tell_dispatch('trip', 'trip_id');
create trigger dispatch_hears_of_driver_time after insert or update on driver_absences
  for each row execute function tell_dispatch('driver', 'driver_id');
create trigger dispatch_hears_of_vehicle_time after insert or update on vehicle_absences
  for each row execute function tell_dispatch('vehicle', 'vehicle_id');
create trigger dispatch_hears_of_drivers after insert or update on drivers
  for each row execute function tell_dispatch('driver', 'id');
create trigger dispatch_hears_of_vehicles after insert or update on vehicles
  for each row execute function tell_dispatch('vehicle', 'id');
