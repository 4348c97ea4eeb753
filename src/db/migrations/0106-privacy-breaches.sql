-- Breaches of personal data: POPIA, section 22.
create table privacy_breaches (
  id uuid primary key,
  reference text not null unique,
  version integer not null default 1,
  title text not null,
  story text not null default '',
  data_kinds text not null default '',
  consequences text not null default '',
  measures text not null default '',
  advice text not null default '',
  happened_on date,
  discovered_at timestamptz not null,
  due_at timestamptz not null,
  regulator_number text not null default '',
  regulator_told_at timestamptz,
  subject text not null default '',
  words text not null default '',
  sending_at timestamptz,
  lessons text not null default '',
  closed_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index privacy_breaches_open on privacy_breaches (due_at) where closed_at is null;
create index privacy_breaches_latest on privacy_breaches (discovered_at desc, id desc);

-- Each affected person once, and when they were told.
create table privacy_breach_people (
  id uuid primary key,
  breach_id uuid not null references privacy_breaches (id),
  name text not null default '',
  email text not null,
  added_at timestamptz not null,
  told_at timestamptz
);
create unique index privacy_breach_people_once on privacy_breach_people (breach_id, lower(email)) where email <> '';
create index privacy_breach_people_untold on privacy_breach_people (breach_id, id) where told_at is null;
create index privacy_breach_people_by_email on privacy_breach_people (lower(email));
