-- After the sale: what keeps a promise once a booking, a quote or an invoice is out of the house.

-- A quote may keep vehicles while the customer decides. Until it is accepted there is no booking to keep them for: the
-- quote stands in its place, under the same constraint that refuses a vehicle to two at once.
alter table vehicle_holds alter column booking_id drop not null;
alter table vehicle_holds add column quote_id uuid references quotes (id);
alter table vehicle_holds add constraint vehicle_is_kept_for_somebody check (num_nonnulls(booking_id, quote_id) = 1);
create unique index vehicle_holds_one_per_leg_of_quote on vehicle_holds (quote_id, leg) where state in ('held', 'reserved');
create index vehicle_holds_by_quote on vehicle_holds (quote_id) where quote_id is not null;

-- invoices: what follows when one is not paid, whom it is made out to, and months that are closed ---------------------
alter table invoices drop constraint invoices_state_check;
alter table invoices add constraint invoices_state_check check (state in ('draft', 'issued', 'sent', 'part_paid', 'paid',
  'overdue', 'dunning_1', 'dunning_2', 'suspended_account', 'credited', 'written_off'));
alter table invoices
  -- Off: the office has its reasons, and nobody is reminded.
  add column is_chased boolean not null default true,
  -- The day by which the buyer has promised to pay; until then nobody is reminded.
  add column promised_on date,
  -- The day of the last step, so that there is one a day at most, whatever runs twice.
  add column chased_on date,
  -- The standard rate it was taxed at: a credit note takes back at the rate of its invoice.
  add column vat_rate numeric(4, 3) not null default 0.15;
-- The morning round asks for what is owed and due; the rest of the table is settled and never looked at.
create index invoices_owed on invoices (due_on, id) where state in ('issued', 'sent', 'part_paid', 'overdue', 'dunning_1', 'dunning_2', 'suspended_account');

-- To whom an invoice is made out, where it is more than a name: for one booking, for an organisation, or for whoever
-- books with this address. A full tax invoice must bear the buyer's name and address.
create table invoice_details (
  id uuid primary key,
  booking_id uuid unique references bookings (id),
  organisation_id uuid unique references organisations (id),
  email text unique check (email = lower(email)),
  name text not null,
  address text not null,
  vat_number text not null default '',
  updated_by text not null,
  updated_at timestamptz not null,
  check (num_nonnulls(booking_id, organisation_id, email) = 1)
);

-- A month whose books are closed. A row that is there locks; opening it again takes the row away and leaves the reason
-- in the record of deeds.
create table locked_months (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  locked_by uuid references users (id),
  locked_at timestamptz not null
);

-- Cancelling because of the weather is free. On a day the office itself calls too bad, nobody needs to decide on each
-- guest. A day that was taken back stays on record: who cancelled meanwhile was right to.
create table weather_days (
  id uuid primary key,
  day date not null,
  reach text not null check (reach in ('weather_tours', 'chosen', 'everything')),
  offers jsonb not null default '[]',
  reason text not null,
  tells_guests boolean not null,
  declared_by uuid not null references users (id),
  created_at timestamptz not null,
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz
);
create index weather_days_that_stand on weather_days (day) where withdrawn_at is null;
create index weather_days_latest on weather_days (day desc, id desc);

-- Work is told of after the commit, not within it, and a worker that died is missed after seconds, not a quarter of an
-- hour; queues made before that still say otherwise.
do $$ begin
  if to_regclass('jobs.queue') is not null then
    update jobs.queue set notify = false, heartbeat_seconds = 20 where name in ('reactions', 'mail');
  end if;
end $$;

-- A person's own view that the office's list opens with; one at most of each list.
alter table saved_views add column is_default boolean not null default false;
create unique index saved_views_one_default on saved_views (user_id, page) where is_default;

-- Whatever writes: a locked month takes no document and no money any more, and what stands in it is not changed. What
-- a document's state and sums tell of later days may still move.
create function refuse_in_locked_month(day date) returns void language plpgsql as $$
begin
  if exists (select from locked_months where month = to_char(day, 'YYYY-MM')) then
    raise exception 'The month of % is locked', day using errcode = 'check_violation', constraint = 'month_is_open';
  end if;
end $$;

create function keep_locked_documents() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state <> 'draft' then
    perform refuse_in_locked_month((old.issued_at at time zone 'Africa/Johannesburg')::date);
  end if;
  if tg_op <> 'DELETE' and new.state <> 'draft' then
    perform refuse_in_locked_month((new.issued_at at time zone 'Africa/Johannesburg')::date);
  end if;
  return coalesce(new, old);
end $$;
create trigger invoices_in_locked_months
  before insert or delete or update of number, kind, total_cents, vat_cents, vat_rate, issued_at, seller, credits_id
  on invoices for each row execute function keep_locked_documents();

create function keep_locked_money() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refuse_in_locked_month(old.paid_on); end if;
  if tg_op <> 'DELETE' then perform refuse_in_locked_month(new.paid_on); end if;
  return coalesce(new, old);
end $$;
create trigger invoice_payments_in_locked_months
  before insert or update or delete on invoice_payments for each row execute function keep_locked_money();

-- Letters: where an answer goes (empty: to the company), when a letter that failed is tried again, and what the office
-- needs to find one among many: by the beginning of an address, and by what became of it.
alter table messages
  add column reply_to text,
  add column next_try_at timestamptz;
create index messages_by_recipient on messages (lower(recipient) text_pattern_ops);
create index messages_by_state_and_time on messages (state, created_at, id);
