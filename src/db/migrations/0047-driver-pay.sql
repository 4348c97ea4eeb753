-- What drivers are paid by: rules from a date on, of one driver or, without one, of all. A rule is never changed; the next
-- one follows it, and what was paid names the one it was paid by.
create table pay_rules (
  id uuid primary key,
  driver_id uuid references drivers (id),
  effective_from date not null,
  follows_default boolean not null default false,
  per_trip_cents integer not null check (per_trip_cents >= 0),
  per_hour_cents integer not null check (per_hour_cents >= 0),
  fare_share numeric(4, 3) not null check (fare_share between 0 and 1),
  wait_share numeric(4, 3) not null check (wait_share between 0 and 1),
  night_cents integer not null check (night_cents >= 0),
  tip_share numeric(4, 3) not null check (tip_share between 0 and 1),
  note text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  check (driver_id is not null or not follows_default)
);
create index pay_rules_by_driver on pay_rules (driver_id, effective_from);

-- What is owed to a driver, or to the provider who sent them, one row for each thing it is owed for: what a trip costs us
-- is kept with it. A minus is owed to us.
create table pay_items (
  id uuid primary key,
  kind text not null check (kind in ('trip', 'tip', 'shift', 'cash', 'adjustment')),
  -- The trip, payment or shift it is for; nothing is owed for twice.
  source_id uuid not null,
  driver_id uuid not null references drivers (id),
  provider_id uuid references organisations (id),
  rule_id uuid references pay_rules (id),
  earned_on date not null,
  -- [{"text": "Per trip", "amountCents": 15000}]
  lines jsonb not null,
  amount_cents integer not null,
  -- Of a trip: what its vehicle costs for the way, where we know.
  vehicle_cents integer,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (kind, source_id)
);
create index pay_items_by_driver on pay_items (driver_id, earned_on, id);
create index pay_items_by_provider on pay_items (provider_id, earned_on) where provider_id is not null;
create index pay_items_by_rule on pay_items (rule_id);

-- Pay of a period: drafted, approved, paid. Above a limit someone else approves it than who drafted it.
create table pay_runs (
  id uuid primary key,
  state text not null check (state in ('draft', 'approved', 'paid', 'cancelled')),
  version integer not null default 1,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  total_cents integer not null,
  statements integer not null,
  created_by uuid not null references users (id),
  approved_by uuid references users (id),
  paid_by uuid references users (id),
  paid_on date,
  payment_note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'paid') = (paid_on is not null))
);
create index pay_runs_by_time on pay_runs (created_at desc, id);

create table pay_run_moves (
  id uuid primary key,
  run_id uuid not null references pay_runs (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index pay_run_moves_by_run on pay_run_moves (run_id, created_at);

-- What one driver or one provider gets with a pay run, once.
create table pay_statements (
  id uuid primary key,
  run_id uuid not null references pay_runs (id),
  driver_id uuid references drivers (id),
  provider_id uuid references organisations (id),
  earned_cents integer not null,
  set_off_cents integer not null check (set_off_cents <= 0),
  amount_cents integer not null check (amount_cents > 0 and amount_cents = earned_cents + set_off_cents),
  created_at timestamptz not null,
  check ((driver_id is null) <> (provider_id is null)),
  unique (run_id, driver_id),
  unique (run_id, provider_id)
);
create index pay_statements_by_driver on pay_statements (driver_id);
create index pay_statements_by_provider on pay_statements (provider_id);

-- An item is on one statement at most, so that nothing is paid twice.
alter table pay_items add column statement_id uuid references pay_statements (id);
create index pay_items_by_statement on pay_items (statement_id);
create index pay_items_open on pay_items (earned_on) where statement_id is null;
