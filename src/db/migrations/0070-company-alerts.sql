-- A company hears once a month of each share of its credit limit or budget that is used.
create table company_alerts (
  organisation_id uuid not null references organisations (id),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  kind text not null check (kind in ('credit', 'budget')),
  percent integer not null check (percent in (70, 90)),
  used_cents integer not null,
  most_cents integer not null,
  created_at timestamptz not null,
  primary key (organisation_id, month, kind, percent)
);

-- When a traveller agreed to be shown to the company while on the road; null: they have not.
alter table company_travellers add column consented_at timestamptz;
