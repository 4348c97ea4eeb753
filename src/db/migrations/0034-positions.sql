-- What sends positions of a vehicle or of a driver. Its token is shown once; here it is only known by its hash.
create table tracking_devices (
  id uuid primary key,
  token_hash text not null unique,
  vehicle_id uuid references vehicles (id),
  driver_id uuid references drivers (id),
  created_by text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint of_a_vehicle_or_a_driver check (num_nonnulls(vehicle_id, driver_id) = 1)
);
create unique index tracking_devices_one_a_vehicle on tracking_devices (vehicle_id) where withdrawn_at is null;
create unique index tracking_devices_one_a_driver on tracking_devices (driver_id) where withdrawn_at is null;

-- Where vehicles were while they were on duty. A day is a table of its own in the schema "tracking", so that an old day is
-- thinned and dropped as a whole. One source says one thing at one moment: what it sends again is stored once.
create table positions (
  -- The device, or the driver whose app sent it.
  source_id uuid not null,
  taken_at timestamptz not null,
  received_at timestamptz not null,
  vehicle_id uuid not null,
  driver_id uuid,
  trip_id uuid,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m real,
  speed_kmh real,
  heading smallint,
  battery smallint,
  is_skewed boolean not null,
  primary key (source_id, taken_at)
) partition by range (taken_at);
create index positions_by_vehicle on positions (vehicle_id, taken_at);
create schema tracking;

-- The last one of each vehicle: the live map reads these alone, however many there are of the others.
create table latest_positions (
  vehicle_id uuid primary key references vehicles (id) on delete cascade,
  source_id uuid not null,
  taken_at timestamptz not null,
  received_at timestamptz not null,
  driver_id uuid,
  trip_id uuid,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m real,
  speed_kmh real,
  heading smallint,
  battery smallint,
  is_skewed boolean not null,
  -- Who is on duty by a shift is so until its end, whatever becomes of the trip.
  duty_until timestamptz not null,
  is_on_shift boolean not null
) with (fillfactor = 70);
create index latest_positions_by_receipt on latest_positions (received_at);

-- Asked of the catalogue itself: a name that was looked up before someone waited for the lock is remembered as missing.
create function has_positions_table(name text) returns boolean language plpgsql as $$
begin
  return exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'tracking' and c.relname = name);
end $$;

-- Attached and not created as a part: those who write other days meanwhile do not wait for it. Two who want the same day
-- come one after the other.
create function open_positions_day(day date) returns void language plpgsql as $$
declare
  raw text := 'raw_' || to_char(day, 'YYYYMMDD');
  thin text := 'thin_' || to_char(day, 'YYYYMMDD');
begin
  if has_positions_table(raw) then return; end if;
  perform pg_advisory_xact_lock(727003);
  if has_positions_table(raw) or has_positions_table(thin) then return; end if;
  execute format('create table tracking.%I (like positions including defaults including constraints including indexes)', raw);
  execute format('alter table positions attach partition tracking.%I for values from (%L) to (%L)', raw,
    day::text || ' 00:00:00+00', (day + 1)::text || ' 00:00:00+00');
end $$;

-- Copies one hour of an old day, one position a minute of each vehicle, into the table that will take the day's place.
create function thin_positions_hour(day date, hour integer) returns void language plpgsql as $$
declare
  raw text := 'raw_' || to_char(day, 'YYYYMMDD');
  thin text := 'thin_' || to_char(day, 'YYYYMMDD');
  since timestamptz := (day::text || ' 00:00:00+00')::timestamptz + make_interval(hours => hour);
begin
  perform pg_advisory_xact_lock(727003);
  if not has_positions_table(raw) then return; end if;
  if not has_positions_table(thin) then
    execute format('create table tracking.%I (like positions including defaults including constraints including indexes)', thin);
  end if;
  execute format('insert into tracking.%I select distinct on (vehicle_id, date_trunc(''minute'', taken_at)) * from tracking.%I
    where taken_at >= $1 and taken_at < $1 + interval ''1 hour''
    order by vehicle_id, date_trunc(''minute'', taken_at), taken_at, source_id on conflict do nothing', thin, raw) using since;
end $$;

-- Puts the thinned day in the place of the raw one, once all its hours are copied.
create function replace_positions_day(day date) returns void language plpgsql as $$
declare
  raw text := 'raw_' || to_char(day, 'YYYYMMDD');
  thin text := 'thin_' || to_char(day, 'YYYYMMDD');
begin
  perform pg_advisory_xact_lock(727003);
  if not has_positions_table(raw) or not has_positions_table(thin) then return; end if;
  execute format('alter table positions detach partition tracking.%I', raw);
  execute format('alter table positions attach partition tracking.%I for values from (%L) to (%L)', thin,
    day::text || ' 00:00:00+00', (day + 1)::text || ' 00:00:00+00');
  execute format('drop table tracking.%I', raw);
end $$;

create function drop_positions_day(day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(727003);
  execute format('drop table if exists tracking.%I, tracking.%I',
    'raw_' || to_char(day, 'YYYYMMDD'), 'thin_' || to_char(day, 'YYYYMMDD'));
end $$;

-- Instances remember for some seconds what a device may send: one that is new, renewed or withdrawn counts at once.
create function tell_devices() returns trigger language plpgsql as $$
begin
  perform pg_notify('positions', 'device');
  return null;
end $$;
create trigger tracking_devices_tell after insert or update on tracking_devices
  for each statement execute function tell_devices();
