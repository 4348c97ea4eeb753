-- quotes -----------------------------------------------------------------------------------------------------------
-- One row for each version; a newer one takes the place of the older, whose link then says so.
create table quotes (
  id uuid primary key,
  number text not null,
  version integer not null default 1,
  state text not null check (state in ('draft', 'sent', 'viewed', 'accepted', 'converted', 'declined', 'expired', 'superseded', 'withdrawn')),
  row_version integer not null default 1,
  enquiry_id uuid references enquiries (id),
  booking_id uuid references bookings (id),
  -- Drawn with the quote: the booking that an acceptance makes has this reference.
  booking_reference text not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null default '',
  -- The journey as a booking request asks for it.
  journey jsonb not null,
  title text not null default '',
  message text not null default '',
  inclusions text not null default '',
  exclusions text not null default '',
  payment_terms text not null default '',
  internal_note text not null default '',
  deposit_share numeric(4, 3) not null default 1 check (deposit_share between 0 and 1),
  keeps_vehicle boolean not null default false,
  valid_until timestamptz not null,
  accepted_option text,
  accepted_name text,
  accepted_at timestamptz,
  terms_version text,
  decline_reason text,
  decline_note text,
  first_viewed_at timestamptz,
  views integer not null default 0,
  reminders integer not null default 0,
  sent_at timestamptz,
  created_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (number, version)
);
create index quotes_by_state on quotes (state, created_at desc, id);
create index quotes_by_creation on quotes (created_at desc, id);
create index quotes_running_out on quotes (valid_until) where state in ('sent', 'viewed');
create index quotes_by_email on quotes (lower(customer_email), created_at);
create index quotes_by_enquiry on quotes (enquiry_id) where enquiry_id is not null;
create index quotes_by_booking on quotes (booking_id) where booking_id is not null;

create index quotes_by_reference on quotes (booking_reference);

-- The last number given in each month: Q-2611-00042.
create table quote_numbers (
  month text primary key,
  last integer not null
);

create table quote_options (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  letter text not null check (letter in ('A', 'B', 'C')),
  title text not null,
  description text not null default '',
  -- [{text, quantity, unit_cents, amount_cents, vat_code}]
  lines jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  discount_cents integer not null default 0,
  cost_cents integer not null default 0,
  unique (quote_id, letter)
);

create table quote_moves (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index quote_moves_by_quote on quote_moves (quote_id, created_at);

create table quote_views (
  id uuid primary key,
  quote_id uuid not null references quotes (id),
  viewed_at timestamptz not null,
  ip text not null default '',
  user_agent text not null default ''
);
create index quote_views_by_quote on quote_views (quote_id, viewed_at);

-- payments ---------------------------------------------------------------------------------------------------------
-- One row for each attempt to pay.
create table payments (
  id uuid primary key,
  booking_id uuid references bookings (id),
  invoice_id uuid references invoices (id),
  method text not null check (method in ('online', 'transfer', 'cash', 'account')),
  provider text not null default '',
  state text not null check (state in (
    'created', 'redirected', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'partially_refunded', 'refunded', 'disputed', 'dispute_won', 'dispute_lost',
    'awaiting_proof', 'proof_submitted', 'rejected', 'verified', 'cleared',
    'due_on_trip', 'collected', 'handed_in', 'reconciled',
    'authorised', 'invoiced', 'settled', 'overdue')),
  version integer not null default 1,
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null default 0,
  refunded_cents integer not null default 0 check (refunded_cents >= 0 and refunded_cents <= amount_cents),
  provider_payment_id text,
  -- What the payer writes on a bank transfer: the booking's reference and a check digit.
  transfer_reference text,
  expires_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_by_booking on payments (booking_id, created_at);
create index payments_by_state on payments (state, created_at, id);
create unique index payments_by_provider_id on payments (provider, provider_payment_id) where provider_payment_id is not null;
create index payments_by_transfer_reference on payments (transfer_reference) where transfer_reference is not null;

create table payment_moves (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index payment_moves_by_payment on payment_moves (payment_id, created_at);

-- Whatever a gateway tells us is kept as it came, before anything is made of it.
create table payment_notifications (
  id uuid primary key,
  provider text not null,
  received_at timestamptz not null,
  ip text not null default '',
  headers jsonb not null default '{}',
  raw text not null,
  payment_id uuid,
  provider_payment_id text,
  status text,
  amount_cents integer,
  -- [{check, passed, note}]
  checks jsonb not null default '[]',
  verdict text not null default 'waiting' check (verdict in ('waiting', 'accepted', 'duplicate', 'refused', 'quarantined')),
  reason text,
  replay_of uuid references payment_notifications (id),
  processed_at timestamptz
);
create index payment_notifications_by_time on payment_notifications (received_at desc, id);
create index payment_notifications_by_verdict on payment_notifications (verdict, received_at desc, id);
create unique index payment_notifications_once on payment_notifications (provider, provider_payment_id, status) where verdict = 'accepted';

create table transfer_proofs (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  file_id uuid not null,
  sha256 text not null,
  claimed_cents integer,
  claimed_on date,
  payer text not null default '',
  state text not null check (state in ('submitted', 'verified', 'rejected')),
  reason text,
  decided_by uuid references users (id),
  decided_at timestamptz,
  created_at timestamptz not null
);
create index transfer_proofs_by_payment on transfer_proofs (payment_id, created_at);
create index transfer_proofs_waiting on transfer_proofs (created_at, id) where state = 'submitted';
create index transfer_proofs_by_hash on transfer_proofs (sha256);

create table bank_imports (
  id uuid primary key,
  name text not null,
  format text not null check (format in ('csv', 'ofx')),
  lines integer not null,
  new_lines integer not null,
  matched integer not null,
  imported_by uuid references users (id),
  created_at timestamptz not null
);

create table bank_lines (
  id uuid primary key,
  import_id uuid not null references bank_imports (id),
  booked_on date not null,
  amount_cents integer not null,
  description text not null,
  -- The same line in two statements is kept once.
  fingerprint text not null unique,
  payment_id uuid references payments (id),
  matched_by text,
  matched_at timestamptz,
  created_at timestamptz not null
);
create index bank_lines_by_day on bank_lines (booked_on desc, id);
create index bank_lines_unmatched on bank_lines (booked_on desc, id) where payment_id is null;

create table refunds (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  payment_id uuid references payments (id),
  state text not null check (state in ('calculated', 'requested', 'approved', 'processing', 'succeeded', 'failed', 'manual_transfer', 'rejected')),
  version integer not null default 1,
  amount_cents integer not null check (amount_cents > 0),
  paid_cents integer not null default 0,
  fee_cents integer not null default 0,
  reason_code text not null,
  note text not null default '',
  policy jsonb,
  hours_before numeric,
  document_id uuid,
  method text not null default 'online' check (method in ('online', 'transfer', 'cash', 'account')),
  provider_refund_id text,
  -- When the gateway was last asked to pay it back: two must not ask at once.
  asked_at timestamptz,
  -- What asked for it: the same deed opens one refund.
  key text not null unique,
  requested_by text not null,
  approved_by uuid references users (id),
  second_approved_by uuid references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_by_booking on refunds (booking_id, created_at);
create index refunds_by_state on refunds (state, created_at, id);

create table refund_moves (
  id uuid primary key,
  refund_id uuid not null references refunds (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index refund_moves_by_refund on refund_moves (refund_id, created_at);

-- The stand-in for the card gateway keeps its own books, as the real one would.
create table sandbox_transactions (
  id uuid primary key,
  number bigint generated always as identity unique,
  form jsonb not null,
  status text not null default 'OPEN',
  notify_url text not null,
  notified integer not null default 0,
  next_notice_at timestamptz,
  refunded_cents integer not null default 0,
  created_at timestamptz not null
);
create index sandbox_transactions_to_tell on sandbox_transactions (next_notice_at) where next_notice_at is not null;
