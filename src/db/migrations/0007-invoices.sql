-- invoices ---------------------------------------------------------------------------------------------------------
alter table invoices
  add column version integer not null default 1,
  add column seller jsonb not null default '{}',
  add column buyer jsonb not null default '{}',
  add column credits_id uuid references invoices (id),
  add column credited_cents integer not null default 0,
  -- Billed beside the invoice of the same booking: a change that costs more, waiting time.
  add column is_supplement boolean not null default false,
  add column note text not null default '',
  add column sent_at timestamptz,
  add column created_by uuid references users (id);
create index invoices_latest on invoices (issued_at desc, number desc);
create index invoices_of_state on invoices (state, issued_at desc, number desc);
create index invoices_by_credit on invoices (credits_id) where credits_id is not null;
create unique index invoices_one_per_booking on invoices (booking_id) where kind in ('invoice', 'tax_invoice', 'abridged') and state <> 'credited' and not is_supplement;

create table invoice_lines (
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  position integer not null,
  text text not null,
  service_on date,
  quantity integer not null default 1,
  unit_cents integer not null,
  vat_code text not null check (vat_code in ('EX12G', 'STD15', 'ZERO', 'OOS')),
  net_cents integer not null,
  vat_cents integer not null,
  gross_cents integer not null,
  booking_id uuid references bookings (id),
  unique (invoice_id, position)
);

create table invoice_moves (
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index invoice_moves_by_invoice on invoice_moves (invoice_id, created_at);

create table invoice_payments (
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  payment_id uuid references payments (id),
  amount_cents integer not null,
  method text not null,
  note text not null default '',
  -- What was paid back, as a negative amount.
  refund_id uuid unique references refunds (id),
  paid_on date not null,
  recorded_by text not null,
  created_at timestamptz not null,
  unique (invoice_id, payment_id)
);
create index invoice_payments_by_invoice on invoice_payments (invoice_id, created_at);

-- The next number of each series. A number is taken in the transaction that uses it, so that none is missing.
create table number_series (
  name text primary key,
  next integer not null default 1
);
