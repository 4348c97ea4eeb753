-- A driver's shift with a vehicle: what was checked, the odometer, what was paid on the way, and the cash that is handed in.
create table vehicle_shifts (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  vehicle_id uuid not null references vehicles (id),
  state text not null check (state in ('open', 'ended', 'confirmed')),
  version integer not null default 1,
  started_at timestamptz not null,
  start_km integer not null check (start_km >= 0),
  -- What was looked at, item by item.
  checked jsonb not null,
  ended_at timestamptz,
  end_km integer check (end_km >= start_km),
  -- The cash payments it hands in, what they come to after what was paid from them, and what was counted.
  payment_ids jsonb not null default '[]',
  expected_cents integer,
  handed_cents integer check (handed_cents >= 0),
  difference_reason text not null default '',
  counted_cents integer check (counted_cents >= 0),
  counted_by uuid references users (id),
  counted_at timestamptz,
  count_note text not null default '',
  updated_at timestamptz not null,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'confirmed') = (counted_at is not null))
);
create unique index vehicle_shifts_open on vehicle_shifts (driver_id) where state = 'open';
create index vehicle_shifts_by_driver on vehicle_shifts (driver_id, started_at);
create index vehicle_shifts_by_vehicle on vehicle_shifts (vehicle_id, started_at);
create index vehicle_shifts_ended on vehicle_shifts (ended_at) where state = 'ended';

create table vehicle_shift_moves (
  id uuid primary key,
  shift_id uuid not null references vehicle_shifts (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index vehicle_shift_moves_by_shift on vehicle_shift_moves (shift_id, created_at);

-- Tolls, parking and the like, as the driver paid them.
create table shift_expenses (
  id uuid primary key,
  shift_id uuid not null references vehicle_shifts (id),
  kind text not null check (kind in ('toll', 'parking', 'fuel', 'other')),
  amount_cents integer not null check (amount_cents > 0),
  is_from_cash boolean not null,
  note text not null default '',
  created_at timestamptz not null
);
create index shift_expenses_by_shift on shift_expenses (shift_id, created_at);
