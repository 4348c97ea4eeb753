-- Each time the whole company was exported: who asked, and how far it came. The export itself is never kept.
create table company_exports (
  id uuid primary key,
  requested_by uuid,
  requested_at timestamptz not null,
  -- The link opens once, and not for long; only a hash of it is kept.
  link_hash text not null,
  expires_at timestamptz not null,
  state text not null check (state in ('ready', 'running', 'done', 'failed')),
  started_at timestamptz,
  ended_at timestamptz,
  parts_done integer not null default 0,
  parts_total integer not null default 0,
  row_count bigint not null default 0,
  error text not null default ''
);
create index company_exports_requested on company_exports (requested_at desc);
create index company_exports_by_link on company_exports (link_hash);
