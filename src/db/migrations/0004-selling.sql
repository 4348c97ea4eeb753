-- Selling: prices, holds, changes, leads, and what the office sets itself.

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
