-- Why automatic dispatch offered a trip to this driver or provider, and in which place.
alter table assignments add column explained text;

-- What automatic dispatch does about a trip that needs a driver.
create table trip_automatic (
  trip_id uuid primary key references trips (id) on delete cascade,
  step text not null check (step in ('waiting', 'proposed', 'offering', 'exhausted', 'manual')),
  explained text not null default '',
  proposals jsonb not null default '[]',
  trip_version integer not null,
  look_at timestamptz not null,
  alarmed_for timestamptz,
  alarmed_at timestamptz,
  manual_by uuid,
  updated_at timestamptz not null
);
-- Trips that may look for a driver, the next pickup first.
create index trips_to_place on trips (pickup_at) where state in ('unassigned', 'offered');

-- What a driver provider is asked for: every save is a version, and the latest counts.
create table provider_limits (
  organisation_id uuid not null references organisations (id) on delete cascade,
  version integer not null,
  zones jsonb not null,
  classes jsonb not null,
  trips_per_day integer check (trips_per_day > 0),
  trips_per_week integer check (trips_per_week > 0),
  saved_at timestamptz not null,
  saved_by uuid,
  put_back_of integer,
  primary key (organisation_id, version)
);
