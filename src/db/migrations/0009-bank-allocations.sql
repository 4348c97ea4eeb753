-- A line of a bank statement is put on what it pays: one payment, a part of one, or several. What is left stays on the
-- line. The database itself keeps the sum of the parts within the line, however many people match at once.
create table bank_allocations (
  id uuid primary key,
  bank_line_id uuid not null references bank_lines (id),
  -- One part of one line is the money of a payment.
  payment_id uuid not null unique references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  -- The part made the payment count; otherwise it confirms one that counted before.
  made_received boolean not null,
  matched_by text not null,
  created_at timestamptz not null
);
create index bank_allocations_by_line on bank_allocations (bank_line_id, created_at);

alter table bank_lines add column allocated_cents integer not null default 0;
alter table bank_lines add column aside_by text;
alter table bank_lines add column aside_at timestamptz;
alter table bank_lines add constraint bank_lines_allocated
  check (allocated_cents >= 0 and (allocated_cents = 0 or allocated_cents <= amount_cents));

-- Changing the line's sum locks the line: parallel parts wait for each other, and the check has the last word.
create function sum_bank_allocations() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update bank_lines set allocated_cents = allocated_cents - old.amount_cents where id = old.bank_line_id;
  end if;
  if tg_op <> 'DELETE' then
    update bank_lines set allocated_cents = allocated_cents + new.amount_cents where id = new.bank_line_id;
  end if;
  return null;
end $$;
create trigger bank_allocations_summed
  after insert or update or delete on bank_allocations for each row execute function sum_bank_allocations();

insert into bank_allocations (id, bank_line_id, payment_id, amount_cents, made_received, matched_by, created_at)
select line.id, line.id, line.payment_id, line.amount_cents,
  exists (select 1 from payment_moves move where move.payment_id = line.payment_id and move.to_state = 'verified'
    and move.reason = 'bank line ' || line.id),
  coalesce(line.matched_by, 'system'), coalesce(line.matched_at, line.created_at)
from bank_lines line where line.payment_id is not null and line.amount_cents > 0;

update bank_lines set aside_by = matched_by, aside_at = matched_at where payment_id is null and matched_by is not null;

drop index bank_lines_unmatched;
alter table bank_lines drop column payment_id, drop column matched_by, drop column matched_at;
create index bank_lines_open on bank_lines (booked_on desc, id) where aside_by is null and allocated_cents < amount_cents;

-- Money for an invoice that belongs to no booking is found by its invoice.
create index payments_by_invoice on payments (invoice_id) where invoice_id is not null;

-- Where a refund goes that cannot go back by card. The account is kept encrypted, and goes when it is no longer needed.
create table refund_accounts (
  booking_id uuid primary key references bookings (id),
  holder text not null,
  bank text not null,
  branch_code text not null default '',
  account_type text not null default '',
  account_cipher text not null,
  -- The last digits, to be recognised by.
  account_ending text not null,
  given_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refund_accounts_by_age on refund_accounts (updated_at);
