-- What a company says of a booking for one of its people.
create table company_bookings (
  booking_id uuid primary key references bookings (id),
  organisation_id uuid not null references organisations (id),
  traveller_id uuid not null references company_travellers (id),
  booker_id uuid not null references users (id),
  purchase_order text not null default '',
  cost_centre text not null default '',
  project text not null default '',
  created_at timestamptz not null
);
create index company_bookings_by_organisation on company_bookings (organisation_id, created_at desc, booking_id);
create index company_bookings_by_traveller on company_bookings (traveller_id);

-- A booking outside the policy: it waits for one of the company’s approvers.
create table company_approvals (
  id uuid primary key,
  booking_id uuid not null unique references bookings (id),
  organisation_id uuid not null references organisations (id),
  state text not null check (state in ('waiting', 'approved', 'refused', 'expired')),
  version integer not null default 1,
  reasons text[] not null,
  expires_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz,
  note text not null default '',
  created_at timestamptz not null
);
create index company_approvals_by_state on company_approvals (state, expires_at);
create index company_approvals_by_organisation on company_approvals (organisation_id, created_at desc);

create table company_approval_moves (
  id uuid primary key,
  approval_id uuid not null references company_approvals (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index company_approval_moves_by_approval on company_approval_moves (approval_id, created_at);
