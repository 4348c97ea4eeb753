-- Selling: prices, holds, payments, quotes, refunds, invoices with their lines, and what the office sets itself.

-- platform ---------------------------------------------------------------------------------------------------------
alter table messages
  add column attachments jsonb not null default '[]',
  -- What the letter is about, such as booking:CTS-7K3M9Q.
  add column about text;
create index messages_by_subject on messages (about, created_at) where about is not null;

-- settings ---------------------------------------------------------------------------------------------------------
create table settings (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  updated_by uuid references users (id),
  updated_at timestamptz not null
);

-- pricing ----------------------------------------------------------------------------------------------------------
-- A tariff is never changed once it is in force: a new version takes its place from a day on.
create table tariffs (
  version integer primary key check (version >= 1),
  state text not null check (state in ('draft', 'active', 'retired')),
  valid_from date not null,
  content jsonb not null,
  note text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null
);
create index tariffs_in_force on tariffs (valid_from desc, version desc) where state = 'active';
-- The tariff we start with, as src/domain/pricing/starting-tariff.ts has it.
insert into tariffs (version, state, valid_from, content, note, created_at) values (1, 'active', '2026-01-01',
  '{"version":1,"transfer":{"hopKm":10,"includedKm":25,"hop":{"sedan":{"from":25000,"each":0},"shuttle":{"from":42000,"each":7000},"luxury_coach":{"from":119000,"each":7000},"large_coach":{"from":189000,"each":5000}},"ride":{"sedan":{"from":35000,"each":0},"shuttle":{"from":60000,"each":15000},"luxury_coach":{"from":225000,"each":15000},"large_coach":{"from":375000,"each":10000}},"perKm":{"sedan":1400,"shuttle":2000,"luxury_coach":3200,"large_coach":4200}},"group":{"hop":{"sedan":{"from":35000,"each":5000},"shuttle":{"from":50000,"each":12500},"luxury_coach":{"from":187500,"each":12500},"large_coach":{"from":312500,"each":9000}},"ride":{"sedan":{"from":35000,"each":5000},"shuttle":{"from":68000,"each":17000},"luxury_coach":{"from":255000,"each":17000},"large_coach":{"from":425000,"each":17000}}},"emptyWayShare":0.5,"routes":[{"town":"Hermanus","price":180000},{"town":"Stellenbosch","price":95000},{"town":"Franschhoek","price":120000},{"town":"George","price":450000},{"town":"Knysna","price":480000},{"town":"Plettenberg Bay","price":520000},{"town":"Oudtshoorn","price":420000},{"town":"Swellendam","price":280000},{"town":"Caledon","price":180000}],"tours":{"cape-peninsula":350000,"winelands":129900,"table-mountain":99900,"whale-watching":119900,"township":75600,"sunset-photography":89900,"garden-route":349900,"robben-island":89900,"west-coast":159900,"overberg":189900},"partyFactors":{"sedan":{"from":1,"each":0},"shuttle":{"from":1.5,"each":0.25},"luxury_coach":{"from":4.25,"each":0.2},"large_coach":{"from":6.25,"each":0.15}},"packages":[{"days":3,"perPerson":1250000},{"days":5,"perPerson":1850000},{"days":7,"perPerson":2450000}],"carHire":{"half_day":{"sedan":200000,"shuttle":320000},"full_day":{"sedan":350000,"shuttle":550000}},"chauffeur":{"day":180000,"includedHours":8,"extraHour":22500},"coach":{"hop":{"luxury_coach":120000,"large_coach":120000},"day":{"luxury_coach":250000,"large_coach":420000}},"bags":{"sedan":3,"shuttle":10,"luxury_coach":20,"large_coach":50},"extras":{"stop":8000,"trailer":30000,"childSeat":0},"tolls":[{"id":"chapmans-peak","name":"Chapman’s Peak Drive","amount":6600,"places":["Noordhoek","Chapman’s Peak"]},{"id":"huguenot","name":"Huguenot Tunnel","amount":5400,"places":["Worcester","Robertson","Montagu","Ceres"]},{"id":"tsitsikamma","name":"Tsitsikamma toll","amount":7200,"places":["Tsitsikamma","Storms River"]}],"timeRules":[{"id":"night","name":"Night driving, 22:00 to 06:00","share":0.2,"appliesTo":["route","transfer","group"],"when":{"kind":"hours","from":"22:00","until":"06:00"}},{"id":"public-holiday","name":"Public holiday","share":0.15,"appliesTo":["route","transfer","group","tour","hire","coach"],"when":{"kind":"public_holiday"}},{"id":"festive-season","name":"Festive season, 15 December to 10 January","share":0.1,"appliesTo":["route","transfer","group","tour","package","hire","coach"],"when":{"kind":"days","from":"12-15","until":"01-10"}},{"id":"short-notice","name":"Booked less than 24 hours ahead","share":0.1,"appliesTo":["route","transfer","group","tour","hire","coach"],"when":{"kind":"short_notice","hours":24}}],"groupDiscount":{"fromPassengers":8,"share":0.1},"roundTo":1000,"tourTransportShare":0.6,"atLeast":25000}',
  'The prices the site starts with', '2026-01-01T00:00:00Z');

-- booking ----------------------------------------------------------------------------------------------------------
alter table bookings
  add column light text not null default 'amber' check (light in ('green', 'amber')),
  add column bags integer not null default 0 check (bags between 0 and 200),
  add column child_seats integer not null default 0 check (child_seats between 0 and 20),
  add column extra_stops jsonb not null default '[]',
  add column flight_number text not null default '',
  add column hire_unit text check (hire_unit in ('half_day', 'full_day')),
  add column hire_hours integer check (hire_hours between 1 and 24),
  add column package_days integer check (package_days between 1 and 30),
  -- The request as it was priced and the price with its trace: replayed, it gives the same cents.
  add column price_request jsonb,
  add column price jsonb,
  add column tariff_version integer,
  add column vat_cents integer not null default 0,
  add column deposit_cents integer check (deposit_cents >= 0),
  add column fee_cents integer not null default 0 check (fee_cents >= 0),
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add column override_reason text,
  add column overridden_by uuid references users (id),
  -- The cancellation rules as they stood when the customer agreed to them.
  add column policy jsonb,
  add column payment_method text check (payment_method in ('online', 'transfer', 'cash', 'account')),
  add column hold_until timestamptz,
  add column partner_id uuid references organisations (id),
  add column applied_rate numeric(4, 3) not null default 0 check (applied_rate between 0 and 1),
  add column taken_by uuid references users (id),
  add column taken_at timestamptz,
  add column answered_at timestamptz,
  add column escalated_at timestamptz,
  add column calendar_sequence integer not null default 0,
  add column amendment text not null default 'none' check (amendment in ('none', 'proposed_by_customer', 'proposed_by_office', 'rejected')),
  add column cancelled_at timestamptz,
  add column reminded_at timestamptz,
  add column terms_version text;
create index bookings_on_hold on bookings (hold_until, id) where state = 'awaiting_payment';
create index bookings_unanswered on bookings (response_due_at, id) where state = 'requested';
create index bookings_to_remind on bookings (pickup_at, id) where state = 'confirmed' and reminded_at is null;

create table booking_items (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  position integer not null,
  -- The trip it belongs to, where it belongs to one.
  leg integer,
  code text not null,
  text text not null,
  amount_cents integer not null,
  vat_code text not null check (vat_code in ('EX12G', 'STD15', 'ZERO', 'OOS')),
  unique (booking_id, position)
);

-- A vehicle kept for a trip: while a payment is awaited (held) and once it is made (reserved). The database itself
-- refuses two at once; a hold that has run out is released before the next is taken.
create table vehicle_holds (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  leg integer not null,
  vehicle_id uuid not null references vehicles (id),
  busy tstzrange not null,
  state text not null check (state in ('held', 'reserved', 'released')),
  expires_at timestamptz,
  created_at timestamptz not null,
  constraint vehicle_is_kept_once exclude using gist (vehicle_id with =, busy with &&) where (state in ('held', 'reserved'))
);
create unique index vehicle_holds_one_per_leg on vehicle_holds (booking_id, leg) where state in ('held', 'reserved');
create index vehicle_holds_running_out on vehicle_holds (expires_at) where state = 'held';
create index vehicle_holds_by_time on vehicle_holds using gist (busy) where state in ('held', 'reserved');

-- A wish to change a booking. Rejected, it leaves the booking as it was.
create table booking_changes (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  state text not null check (state in ('proposed', 'applied', 'rejected', 'withdrawn')),
  proposed_by text not null,
  before jsonb not null,
  after jsonb not null,
  difference_cents integer not null default 0,
  note text not null default '',
  answer text not null default '',
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index booking_changes_by_booking on booking_changes (booking_id, created_at);
create index booking_changes_waiting on booking_changes (created_at) where state = 'proposed';

create table booking_notes (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  author_id uuid references users (id),
  author text not null,
  -- A note stays in the office; a message was sent to the customer.
  kind text not null check (kind in ('note', 'message')),
  text text not null,
  created_at timestamptz not null
);
create index booking_notes_by_booking on booking_notes (booking_id, created_at);

create table booking_documents (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  file_id uuid not null,
  kind text not null,
  added_by text not null,
  created_at timestamptz not null
);
create index booking_documents_by_booking on booking_documents (booking_id, created_at);

-- Wrong access codes, counted: five in a quarter of an hour close the door.
create unlogged table code_failures (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  page text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  unique (user_id, page, name)
);

-- A trip exists from the booking on; it is planned until the booking is confirmed.
alter table trips drop constraint trips_state_check;
alter table trips add constraint trips_state_check check (state in ('planned', 'unassigned', 'offered', 'assigned', 'reconfirmed', 'en_route', 'arrived', 'searching', 'onboard', 'stopover', 'completed', 'no_show', 'interrupted', 'cancelled'));
alter table trips
  add column price_cents integer,
  add column flight_number text not null default '',
  add column stops jsonb not null default '[]',
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  add column fee_cents integer not null default 0;

-- crm --------------------------------------------------------------------------------------------------------------
alter table enquiries
  add column version integer not null default 1,
  add column details jsonb not null default '{}',
  add column page text not null default '',
  add column taken_by uuid references users (id),
  add column taken_at timestamptz,
  add column answered_at timestamptz,
  add column escalated_at timestamptz,
  add column lost_reason text,
  add column updated_at timestamptz;
create index enquiries_unanswered on enquiries (response_due_at, id) where answered_at is null;
-- The queue of the office: who still waits for an answer first, the most urgent on top.
create index enquiries_open on enquiries ((answered_at is not null), response_due_at, id) where state in ('new', 'contacted', 'qualified', 'quoted');
create index bookings_asked_for on bookings (created_at desc, id desc) where state in ('requested', 'quoted', 'declined');

create table enquiry_moves (
  id uuid primary key,
  enquiry_id uuid not null references enquiries (id),
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index enquiry_moves_by_enquiry on enquiry_moves (enquiry_id, created_at);

create table enquiry_answers (
  id uuid primary key,
  enquiry_id uuid not null references enquiries (id),
  author_id uuid references users (id),
  author text not null,
  -- An answer was sent to the customer; a note stays in the office.
  kind text not null default 'answer' check (kind in ('answer', 'note')),
  text text not null,
  created_at timestamptz not null
);
create index enquiry_answers_by_enquiry on enquiry_answers (enquiry_id, created_at);

-- Something a person must do. The same thing is asked for once.
create table tasks (
  id uuid primary key,
  kind text not null,
  subject_kind text not null,
  subject_id text not null,
  title text not null,
  state text not null default 'open' check (state in ('open', 'done')),
  due_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by uuid references users (id),
  unique (kind, subject_kind, subject_id)
);
create index tasks_open on tasks (due_at, id) where state = 'open';

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
