-- Whatever writes: a locked month takes no document and no money any more, and what is in it is not changed. What a document's
-- state and sums tell of later days may still move.
create or replace function refuse_in_locked_month(day date) returns void language plpgsql as $$
begin
  if exists (select from locked_months where month = to_char(day, 'YYYY-MM')) then
    raise exception 'The month of % is locked', day using errcode = 'check_violation', constraint = 'month_is_open';
  end if;
end $$;

create or replace function keep_locked_documents() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state <> 'draft' then
    perform refuse_in_locked_month((old.issued_at at time zone 'Africa/Johannesburg')::date);
  end if;
  if tg_op <> 'DELETE' and new.state <> 'draft' then
    perform refuse_in_locked_month((new.issued_at at time zone 'Africa/Johannesburg')::date);
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger invoices_in_locked_months
  before insert or delete or update of number, kind, total_cents, vat_cents, vat_rate, issued_at, seller, credits_id
  on invoices for each row execute function keep_locked_documents();

-- A note beside money may be emptied when the person it names is erased; the money itself, its day and what it is for may
-- not be touched.
create or replace function keep_locked_money() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refuse_in_locked_month(old.paid_on); end if;
  if tg_op <> 'DELETE' then perform refuse_in_locked_month(new.paid_on); end if;
  return coalesce(new, old);
end $$;
create or replace trigger invoice_payments_in_locked_months
  before insert or delete or update of id, invoice_id, payment_id, amount_cents, method, refund_id, paid_on, recorded_by
  on invoice_payments for each row execute function keep_locked_money();
