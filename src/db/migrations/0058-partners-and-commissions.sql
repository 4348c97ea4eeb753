-- What is agreed with a partner. The rate of a service takes the place of the usual one; without days of its own a partner
-- has those of the settings.
alter table organisations
  add column version integer not null default 1,
  add column model text not null default 'referral' check (model in ('referral', 'net_rate', 'balance_due')),
  -- {"airport_transfer": 0.12}
  add column service_rates jsonb not null default '{}',
  add column attribution_days integer check (attribution_days between 1 and 365),
  add column settlement text not null default 'monthly' check (settlement in ('monthly', 'quarterly')),
  add column tax_status text not null default 'unknown' check (tax_status in ('unknown', 'vendor', 'not_vendor')),
  add column has_account boolean not null default false,
  add column contract_reference text not null default '',
  add column contract_from date,
  add column contract_until date,
  add column bank_name text not null default '',
  add column bank_account_name text not null default '',
  add column bank_account_number text not null default '',
  add column bank_branch_code text not null default '',
  add column bank_account_type text not null default 'cheque' check (bank_account_type in ('cheque', 'savings', 'transmission'));

-- What was agreed with the approval; the partner has it from the day it is one.
alter table partner_applications add column agreed_terms jsonb;

-- An owner sees money and people; a desk books.
alter table organisation_members
  add column role text not null default 'owner' check (role in ('owner', 'desk'));

create table partner_contacts (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  name text not null,
  position text not null,
  email text not null,
  phone text not null,
  created_at timestamptz not null
);
create index partner_contacts_by_organisation on partner_contacts (organisation_id, name, id);

create table partner_notes (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  text text not null,
  author_id uuid not null references users (id),
  created_at timestamptz not null
);
create index partner_notes_by_organisation on partner_notes (organisation_id, created_at desc, id);

-- Through whom a booking came, once for each: what was claimed is kept beside what counts.
create table attributions (
  booking_id uuid primary key references bookings (id),
  organisation_id uuid not null references organisations (id),
  agent_id uuid references users (id),
  channel text not null check (channel in ('link', 'qr', 'code', 'portal', 'widget', 'api')),
  first_code text not null default '',
  first_touch_at timestamptz,
  last_code text not null default '',
  last_touch_at timestamptz not null,
  claimed_rate numeric(4, 3) not null default 0,
  applied_rate numeric(4, 3) not null,
  flags text[] not null default '{}',
  created_at timestamptz not null
);
create index attributions_by_organisation on attributions (organisation_id, created_at desc);

-- What statements are paid with: once, and above a limit by two persons.
create table partner_payouts (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  reference text not null unique,
  state text not null check (state in ('draft', 'approved', 'paid', 'cancelled')),
  version integer not null default 1,
  amount_cents integer not null check (amount_cents > 0),
  created_by uuid not null references users (id),
  approved_by uuid references users (id),
  paid_by uuid references users (id),
  paid_on date,
  payment_note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'paid') = (paid_on is not null))
);
create index partner_payouts_by_time on partner_payouts (created_at desc, id);
-- Of two who draft at the same time one is refused.
create unique index partner_payouts_open on partner_payouts (organisation_id) where state in ('draft', 'approved');

create table partner_payout_moves (
  id uuid primary key,
  payout_id uuid not null references partner_payouts (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index partner_payout_moves_by_payout on partner_payout_moves (payout_id, created_at);

-- What a partner earned, for a month; it is on one payout at most.
create table partner_statements (
  id uuid primary key,
  organisation_id uuid not null references organisations (id),
  number text not null unique,
  month date not null check (extract(day from month) = 1),
  total_cents integer not null,
  payout_id uuid references partner_payouts (id),
  issued_at timestamptz not null,
  unique (organisation_id, month)
);
create index partner_statements_by_time on partner_statements (issued_at desc, id);
create index partner_statements_by_payout on partner_statements (payout_id);

-- What a booking earns its partner, once; and corrections of it, which may be below zero.
create table commissions (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  organisation_id uuid not null references organisations (id),
  kind text not null check (kind in ('commission', 'correction')),
  -- What a correction is for, so that it is made once.
  source_key text not null,
  state text not null check (state in ('pending', 'earned', 'approved', 'on_statement', 'paid', 'reversed')),
  version integer not null default 1,
  base_cents integer not null,
  rate numeric(4, 3) not null,
  amount_cents integer not null,
  note text not null default '',
  earned_on date,
  statement_id uuid references partner_statements (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (booking_id, source_key),
  check ((statement_id is not null) = (state in ('on_statement', 'paid')))
);
create index commissions_by_organisation on commissions (organisation_id, created_at desc, id);
create index commissions_by_state on commissions (state, earned_on, id);
create index commissions_by_statement on commissions (statement_id);

create table commission_moves (
  id uuid primary key,
  commission_id uuid not null references commissions (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index commission_moves_by_commission on commission_moves (commission_id, created_at);

-- What a partner says about a line of a statement, and our answer.
create table commission_disputes (
  id uuid primary key,
  commission_id uuid not null references commissions (id),
  statement_id uuid not null references partner_statements (id),
  state text not null check (state in ('open', 'upheld', 'dismissed')),
  reason text not null,
  raised_by uuid not null references users (id),
  raised_at timestamptz not null,
  answer text not null default '',
  answered_by uuid references users (id),
  answered_at timestamptz,
  correction_id uuid references commissions (id)
);
create unique index commission_disputes_open on commission_disputes (commission_id) where state = 'open';
create index commission_disputes_by_statement on commission_disputes (statement_id);
create index commission_disputes_by_state on commission_disputes (state, raised_at, id);
