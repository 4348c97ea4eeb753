-- Whatever the company sells beside a trip, what each booking has of it, and who guides which trip.
create table extras (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 60),
  position integer not null,
  words jsonb not null check (words ? 'en'),
  kind text not null check (kind in ('person', 'entrance', 'meal', 'seat', 'equipment', 'other')),
  per text not null check (per in ('booking', 'person', 'day', 'trip')),
  price_cents integer not null check (price_cents >= 0),
  vat_code text not null check (vat_code in ('EX12G', 'STD15', 'ZERO', 'OOS')),
  services jsonb not null default '[]',
  offers jsonb not null default '[]',
  vehicle_classes jsonb not null default '[]',
  most integer not null check (most > 0),
  stock integer check (stock >= 0),
  notice_hours integer not null default 0 check (notice_hours >= 0),
  needs_approval boolean not null default false,
  state text not null check (state in ('on_sale', 'paused', 'ended')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table extra_versions (
  extra_id text not null references extras (id),
  version integer not null,
  content jsonb not null,
  saved_by uuid,
  saved_at timestamptz not null,
  primary key (extra_id, version)
);
alter table bookings add column extras jsonb not null default '[]';
create table booking_extras (
  booking_id uuid not null references bookings (id) on delete cascade,
  extra_id text not null,
  name text not null,
  kind text not null,
  per text not null,
  quantity integer not null,
  unit_cents integer not null,
  vat_code text not null,
  primary key (booking_id, extra_id)
);
create index booking_extras_by_extra on booking_extras (extra_id);
create table trip_guides (
  trip_id uuid not null references trips (id) on delete cascade,
  driver_id uuid not null references drivers (id),
  assigned_by text not null,
  created_at timestamptz not null,
  primary key (trip_id, driver_id)
);
create index trip_guides_by_driver on trip_guides (driver_id);
