-- Runs of the route optimizer: the day as it was looked at, and every plan that was made of it. They hold ids, times and places of our gazetteer;
-- names and addresses are read where they are kept.
create table route_runs (
  id uuid primary key,
  day date not null,
  state text not null check (state in ('waiting', 'searching', 'ready', 'failed')),
  version integer not null default 1,
  wishes jsonb not null,
  facts jsonb,
  progress jsonb,
  figures jsonb,
  plan_number integer,
  stop_requested boolean not null default false,
  applied_at timestamptz,
  applied_by text,
  applied_plan uuid,
  applied_trips integer,
  created_by text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  heard_at timestamptz,
  ended_at timestamptz
);
create index route_runs_by_day on route_runs (day, created_at desc);
create index route_runs_by_time on route_runs (created_at desc, id desc);

create table route_run_plans (
  run_id uuid not null references route_runs (id) on delete cascade,
  number integer not null,
  -- The plan that it was made from; null for the one that was searched for.
  before_number integer,
  kind text not null check (kind in ('search', 'move', 'pin', 'unpin')),
  trip_id uuid,
  crews jsonb not null,
  left_out jsonb not null,
  pinned jsonb not null,
  lateness jsonb,
  made_by text not null,
  made_at timestamptz not null,
  primary key (run_id, number)
);
