-- Every backup that was begun, by the schedule or by hand, and what came of it. Only a verified one counts as good: it was read
-- back from where it was written.
create table backups (
  id uuid primary key,
  state text not null check (state in ('running', 'good', 'failed')),
  started_by text not null check (started_by in ('schedule', 'command')),
  -- Where it was put, and its own folder in there; the second is empty until it is complete.
  folder text not null,
  name text not null default '',
  started_at timestamptz not null,
  ended_at timestamptz,
  verified_at timestamptz,
  is_encrypted boolean not null,
  size_bytes bigint not null default 0,
  row_count bigint not null default 0,
  error text not null default '',
  check ((state = 'good') = (verified_at is not null))
);
create index backups_latest on backups (started_at desc);

-- Every trial restore of the latest backup: how long it took and which checks it passed.
create table restore_drills (
  id uuid primary key,
  state text not null check (state in ('running', 'passed', 'failed')),
  started_by text not null check (started_by in ('schedule', 'command')),
  backup_name text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Each check with its name, whether it passed, and what it found.
  checks jsonb not null default '[]',
  error text not null default ''
);
create index restore_drills_latest on restore_drills (started_at desc);

-- Every time this database was made from a backup. A copy sends no email, takes no payment and calls no service.
create table restores (
  id uuid primary key,
  backup_name text not null,
  taken_at timestamptz not null,
  restored_at timestamptz not null,
  is_copy boolean not null
);
