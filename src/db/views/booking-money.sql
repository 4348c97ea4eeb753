-- What a customer owes for a booking, in the words of domain/payment/booking-balance.ts and payment-summary.ts; booking-balance.test.ts
-- compares both.

-- What it takes to settle a booking, whether or not it is owed: one that has expired can still be paid for.
create or replace function booking_to_settle(state text, total integer, paid integer, refunded integer, fee integer) returns integer
language sql immutable parallel safe
return case
  when state in ('cancelled', 'no_show') then greatest(0, fee - (paid - refunded))
  when total is null then 0
  else greatest(0, total - (paid - refunded))
end;

create or replace function booking_due(state text, total integer, paid integer, refunded integer, fee integer) returns integer
language sql immutable parallel safe
return case
  -- Never sold, or no longer.
  when state in ('draft', 'declined', 'expired') then 0
  -- A price that no one has agreed to is not owed.
  when state in ('requested', 'quoted') and paid - refunded <= 0 then 0
  else booking_to_settle(state, total, paid, refunded, fee)
end;

-- The payment status. A fee that is not paid is owed like a price, so what was cancelled or missed says so.
create or replace function booking_money(
  state text, method text, total integer, paid integer, refunded integer, fee integer) returns text
language sql immutable parallel safe
return case
  when booking_due(state, total, paid, refunded, fee) > 0 then
    case
      when method = 'account' then 'on_account'
      when paid - refunded > 0 then 'part'
      else 'unpaid'
    end
  when state in ('cancelled', 'no_show', 'declined', 'expired') then
    case
      when paid - refunded > case when state in ('cancelled', 'no_show') then fee else 0 end then 'refund_due'
      when refunded > 0 then 'refunded'
      when paid > 0 then 'paid'
      else 'nothing'
    end
  when state = 'draft' then case when paid - refunded > 0 then 'overpaid' else 'not_priced' end
  when total is null or (state in ('requested', 'quoted') and paid - refunded <= 0) then 'not_priced'
  when paid - refunded > total then 'overpaid'
  else 'paid'
end;
