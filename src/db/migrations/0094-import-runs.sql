-- Each import of a file: who brought it when, and which fields of which records it changed. The values themselves are in
-- the records; what is kept here tells of no one.
create table import_runs (
  id uuid primary key,
  kind text not null,
  -- Whose records they are, where not all of them: a company's.
  scope uuid,
  file_name text not null,
  created_by uuid,
  created_at timestamptz not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  changes jsonb not null
);
create index import_runs_latest on import_runs (kind, scope, created_at desc);
