-- The last result of each check, and since when it has this status.
create table health_checks (
  id text primary key,
  status text not null check (status in ('ok', 'warning', 'failing', 'not_set_up', 'unknown')),
  since timestamptz not null,
  measured text not null,
  ran_at timestamptz not null,
  took_ms integer not null
);

-- Each change of a check's status; forgotten after three months.
create table health_changes (
  id bigint generated always as identity primary key,
  check_id text not null,
  status text not null,
  measured text not null,
  at timestamptz not null
);
create index health_changes_of on health_changes (check_id, at desc);
create index health_changes_at on health_changes (at);

-- A check that goes on failing raises one alarm, whichever instance sees it first.
create table health_alarms (
  id uuid primary key,
  check_id text not null,
  severity text not null check (severity in ('urgent', 'soon')),
  raised_at timestamptz not null,
  measured text not null,
  ended_at timestamptz,
  ended_measured text
);
create unique index health_alarms_open on health_alarms (check_id) where ended_at is null;
create index health_alarms_raised on health_alarms (raised_at desc);

-- Who is told of alarms; one row.
create table alarm_settings (
  id smallint primary key default 1 check (id = 1),
  emails text[] not null default '{}',
  webhook_url text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by uuid
);

-- How often each call was made and how long it took, in slots of five minutes and steps of milliseconds; kept for two days.
create table call_counts (
  slot timestamptz not null,
  kind text not null check (kind in ('call', 'service')),
  name text not null,
  up_to_ms integer not null,
  calls integer not null,
  failed integer not null,
  primary key (slot, kind, name, up_to_ms)
);

-- When each service outside last answered, and what it said when it did not.
create table service_answers (
  name text primary key,
  last_ok_at timestamptz,
  last_failed_at timestamptz,
  last_error text not null default ''
);

-- What broke, under the code that the person who met it can quote. It tells of no one.
create table error_reports (
  code text primary key,
  correlation_id text not null,
  at timestamptz not null,
  origin text not null check (origin in ('call', 'request', 'page', 'browser')),
  place text not null,
  message text not null,
  version text not null
);
create index error_reports_at on error_reports (at desc);
create index error_reports_correlation on error_reports (correlation_id) where correlation_id <> '';

-- Each task of the schedule: when it last ran, and how it ended.
create table scheduled_runs (
  task text primary key,
  cron text not null,
  known_since timestamptz not null,
  worker_since timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  succeeded_at timestamptz,
  failed_in_a_row integer not null default 0,
  error text not null default ''
);
