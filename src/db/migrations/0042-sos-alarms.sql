-- A driver who is in danger: who takes care of it, and how it ended. The key is given by the phone, so that an alarm that is sent
-- twice is one.
create table sos_alarms (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  vehicle_id uuid references vehicles (id),
  trip_id uuid references trips (id),
  state text not null check (state in ('open', 'taken', 'closed')),
  version integer not null default 1,
  is_silent boolean not null,
  -- By our own clock; it may have waited on the phone for a line.
  raised_at timestamptz not null,
  received_at timestamptz not null,
  battery_percent integer check (battery_percent between 0 and 100),
  taken_by uuid references users (id),
  taken_at timestamptz,
  closed_by uuid references users (id),
  closed_at timestamptz,
  closing_words text not null default '',
  updated_at timestamptz not null,
  check ((state = 'open') = (taken_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index sos_alarms_not_closed on sos_alarms (raised_at) where state <> 'closed';
create index sos_alarms_by_driver on sos_alarms (driver_id, raised_at);

create table sos_moves (
  id uuid primary key,
  alarm_id uuid not null references sos_alarms (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index sos_moves_by_alarm on sos_moves (alarm_id, created_at);

-- Where the phone was while the alarm was open.
create table sos_places (
  alarm_id uuid not null references sos_alarms (id),
  taken_at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  accuracy_m double precision not null check (accuracy_m >= 0),
  primary key (alarm_id, taken_at)
);

create trigger staff_hear_of_sos after insert or update on sos_alarms
  for each row execute function tell_dispatch('sos', 'id');
create trigger staff_hear_of_sos_places after insert on sos_places
  for each row execute function tell_dispatch('sos', 'alarm_id');
