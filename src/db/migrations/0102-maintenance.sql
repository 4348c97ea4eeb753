-- Times in which booking and paying are closed. One is open at most.
create table maintenance_windows (
  id uuid primary key,
  reason text not null,
  starts_at timestamptz not null,
  started_by uuid,
  until timestamptz,
  staff text not null check (staff in ('works', 'reads')),
  keeps_self_service boolean not null,
  keeps_enquiries boolean not null,
  ended_at timestamptz,
  ended_by uuid
);
create unique index maintenance_windows_open on maintenance_windows ((true)) where ended_at is null;
create index maintenance_windows_starts on maintenance_windows (starts_at desc);
