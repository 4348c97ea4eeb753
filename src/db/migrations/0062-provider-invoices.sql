-- What a provider bills us, beside what was agreed for the trips of the period: every trip is on one of their invoices at most.
create table provider_invoices (
  id uuid primary key,
  provider_id uuid not null references organisations (id),
  number text not null,
  issued_on date not null,
  first_day date not null,
  last_day date not null,
  amount_cents integer not null check (amount_cents > 0),
  note text not null default '',
  recorded_by uuid not null references users (id),
  created_at timestamptz not null,
  unique (provider_id, number),
  check (first_day <= last_day)
);
create index provider_invoices_latest on provider_invoices (issued_on desc, id desc);

create table provider_invoice_items (
  pay_item_id uuid primary key references pay_items (id) on delete cascade,
  invoice_id uuid not null references provider_invoices (id) on delete cascade
);
create index provider_invoice_items_by_invoice on provider_invoice_items (invoice_id);
