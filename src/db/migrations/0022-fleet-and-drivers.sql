-- What a company needs to drive what it has sold: vehicles and drivers with their documents, their time and their care.

-- documents --------------------------------------------------------------------------------------------------------
-- Of a driver, a vehicle, a provider or the company itself. A renewed one stands beside the one before it, which counts
-- until its own last day.
create table documents (
  id uuid primary key,
  owner_kind text not null check (owner_kind in ('driver', 'vehicle', 'provider', 'company')),
  -- Null for the company: there is one.
  owner_id uuid,
  type text not null check (type in ('drivers_licence', 'prdp', 'medical', 'guide_registration', 'first_aid', 'licence_disc',
    'roadworthy', 'operating_licence', 'passenger_insurance', 'vehicle_insurance', 'tracker', 'fire_extinguisher',
    'company_registration', 'provider_insurance', 'accreditation', 'public_liability')),
  number text not null default '',
  issued_on date,
  expires_on date,
  -- Of an operating licence what it allows, of a driver's licence its codes, of a permit its categories.
  allows text[] not null default '{}',
  file_id uuid references stored_files (id),
  state text not null check (state in ('uploaded', 'verified', 'rejected')),
  version integer not null default 1,
  reject_reason text,
  uploaded_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((owner_id is null) = (owner_kind = 'company')),
  check (expires_on is null or issued_on is null or expires_on >= issued_on),
  check ((state = 'rejected') = (reject_reason is not null))
);
create index documents_by_owner on documents (owner_kind, owner_id, type, created_at);
create index documents_to_verify on documents (created_at, id) where state = 'uploaded';
create index documents_by_last_day on documents (expires_on) where state <> 'rejected';

create table document_moves (
  id uuid primary key,
  document_id uuid not null references documents (id) on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index document_moves_by_document on document_moves (document_id, created_at);

-- Each reminder is sent once, also where two instances work.
create table document_reminders (
  document_id uuid not null references documents (id) on delete cascade,
  days integer not null,
  sent_at timestamptz not null,
  primary key (document_id, days)
);

-- fleet ------------------------------------------------------------------------------------------------------------
alter table vehicles
  add column vin text not null default '',
  add column colour text not null default '',
  add column fuel text check (fuel in ('petrol', 'diesel', 'hybrid', 'electric')),
  add column has_trailer_hook boolean not null default false,
  add column photo_id uuid references stored_files (id),
  add column note text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column retired_at timestamptz,
  -- Read off its documents whenever one of them changes, so that a sale asks one row: the last day on which every required
  -- one is good (null where one is missing), and what its operating licence allows.
  add column papers_until date,
  add column licence_types text[] not null default '{}';

create table vehicle_moves (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index vehicle_moves_by_vehicle on vehicle_moves (vehicle_id, created_at);

-- When a vehicle cannot be sold or sent. It may lie over trips that were sold before: those need another vehicle.
create table vehicle_absences (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  kind text not null check (kind in ('maintenance', 'off_road', 'reserved')),
  span tstzrange not null check (not isempty(span)),
  reason text not null default '',
  work_order_id uuid,
  created_by text not null,
  created_at timestamptz not null
);
create index vehicle_absences_by_time on vehicle_absences using gist (vehicle_id, span);

-- Child seats by size, trailers and what else is lent out with a trip.
create table equipment (
  id uuid primary key,
  kind text not null unique check (kind in ('infant_seat', 'toddler_seat', 'booster_seat', 'trailer', 'wheelchair_ramp', 'cool_box', 'bike_rack')),
  quantity integer not null check (quantity between 0 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null
);

create table maintenance_plans (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  name text not null,
  every_km integer check (every_km > 0),
  every_months integer check (every_months > 0),
  last_km integer not null check (last_km >= 0),
  last_on date not null,
  version integer not null default 1,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (every_km is not null or every_months is not null)
);
create index maintenance_plans_by_vehicle on maintenance_plans (vehicle_id) where ended_at is null;

create table work_orders (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  plan_id uuid references maintenance_plans (id),
  state text not null check (state in ('open', 'in_progress', 'blocked', 'done', 'cancelled')),
  version integer not null default 1,
  priority text not null check (priority in ('low', 'normal', 'high')),
  title text not null,
  note text not null default '',
  -- [{"text": "Brake pads", "done": true}]
  checklist jsonb not null default '[]',
  -- [{"name": "Oil filter", "quantity": 1, "cost_cents": 18500}]
  parts jsonb not null default '[]',
  labour_cents integer not null default 0 check (labour_cents >= 0),
  odometer_km integer check (odometer_km >= 0),
  planned_from timestamptz,
  planned_to timestamptz,
  done_on date,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (planned_to is null or planned_to > planned_from)
);
create index work_orders_by_vehicle on work_orders (vehicle_id, created_at);
create index work_orders_open on work_orders (planned_from) where state in ('open', 'in_progress', 'blocked');
alter table vehicle_absences add constraint vehicle_absences_work_order
  foreign key (work_order_id) references work_orders (id);

create table work_order_moves (
  id uuid primary key,
  work_order_id uuid not null references work_orders (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index work_order_moves_by_order on work_order_moves (work_order_id, created_at);

create table odometer_readings (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  km integer not null check (km >= 0),
  read_at timestamptz not null,
  source text not null check (source in ('office', 'driver', 'fuel', 'work_order')),
  actor text not null,
  created_at timestamptz not null
);
create index odometer_readings_by_vehicle on odometer_readings (vehicle_id, read_at);

create table fuel_entries (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  filled_at timestamptz not null,
  litres numeric(7, 2) not null check (litres > 0),
  cost_cents integer not null check (cost_cents >= 0),
  km integer not null check (km >= 0),
  is_full boolean not null default true,
  station text not null default '',
  file_id uuid references stored_files (id),
  actor text not null,
  created_at timestamptz not null
);
create index fuel_entries_by_vehicle on fuel_entries (vehicle_id, filled_at);

create table vehicle_defects (
  id uuid primary key,
  vehicle_id uuid not null references vehicles (id),
  driver_id uuid references drivers (id),
  severity text not null check (severity in ('note', 'repair_soon', 'unsafe')),
  text text not null,
  photo_id uuid references stored_files (id),
  state text not null check (state in ('open', 'scheduled', 'mended', 'dismissed')),
  version integer not null default 1,
  work_order_id uuid references work_orders (id),
  reported_by text not null,
  created_at timestamptz not null
);
create index vehicle_defects_by_vehicle on vehicle_defects (vehicle_id, created_at);
create index vehicle_defects_open on vehicle_defects (created_at) where state in ('open', 'scheduled');

-- drivers ----------------------------------------------------------------------------------------------------------
alter table drivers
  add column born_on date,
  add column photo_id uuid references stored_files (id),
  add column note text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column left_at timestamptz;

create table driver_moves (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index driver_moves_by_driver on driver_moves (driver_id, created_at);

-- When a driver works in a usual week, 1 is Monday. None at all: any time.
create table driver_shifts (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  weekday integer not null check (weekday between 1 and 7),
  starts time not null,
  -- At or before the start: it ends on the next day.
  ends time not null
);
create index driver_shifts_by_driver on driver_shifts (driver_id, weekday);

create table driver_absences (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  kind text not null check (kind in ('leave', 'sick', 'blocked')),
  span tstzrange not null check (not isempty(span)),
  state text not null check (state in ('asked', 'granted', 'declined', 'withdrawn')),
  version integer not null default 1,
  reason text not null default '',
  answer text not null default '',
  answered_by text,
  answered_at timestamptz,
  created_by text not null,
  created_at timestamptz not null
);
create index driver_absences_by_time on driver_absences using gist (driver_id, span);
create index driver_absences_asked on driver_absences (created_at) where state = 'asked';
