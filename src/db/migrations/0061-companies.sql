-- What is agreed with a company that books for its own people: credit, rates, and what its people may book.
create table company_accounts (
  organisation_id uuid primary key references organisations (id),
  version integer not null default 1,
  legal_name text not null default '',
  billing_email text not null default '',
  terms_days integer not null default 30 check (terms_days in (7, 15, 30)),
  credit_limit_cents integer check (credit_limit_cents >= 0),
  is_on_hold boolean not null default false,
  hold_reason text not null default '',
  requires_po boolean not null default false,
  requires_cost_centre boolean not null default false,
  cost_centres jsonb not null default '[]',
  discount numeric(4, 3) not null default 0 check (discount between 0 and 1),
  service_discounts jsonb not null default '{}',
  fixed_cents jsonb not null default '{}',
  services text[] not null default '{}',
  hours_from time,
  hours_until time,
  booking_limit_cents integer check (booking_limit_cents >= 0),
  month_budget_cents integer check (month_budget_cents > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((hours_from is null) = (hours_until is null))
);

-- Until now every company paid by invoice; from now on our team grants it to each.
update organisations set has_account = true where kind = 'corporate';
insert into company_accounts (organisation_id, created_at, updated_at)
  select id, created_at, created_at from organisations where kind = 'corporate';

-- The people a company books for, and those among them who approve.
create table company_travellers (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  version integer not null default 1,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  cost_centre text not null default '',
  is_approver boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index company_travellers_by_email on company_travellers (organisation_id, lower(email));
create index company_travellers_by_address on company_travellers (lower(email));

create index bookings_on_account on bookings (organisation_id, pickup_at) where payment_method = 'account';
