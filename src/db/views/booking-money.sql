-- A customer’s debt for a booking, in the words of domain/payment/booking-balance.ts and payment-summary.ts; booking-balance.test.ts
-- compares both.

-- Not driven any more: the fee alone is owed.
create or replace function booking_owes_fee_only(state text) returns boolean
language sql immutable parallel safe
return state in ('cancelled', 'no_show');

-- Never sold, or no longer.
create or replace function booking_is_unsold(state text) returns boolean
language sql immutable parallel safe
return state in ('draft', 'declined', 'expired');

-- A price that no one has agreed to is not owed, unless something was paid.
create or replace function booking_is_unagreed(state text, paid integer, refunded integer) returns boolean
language sql immutable parallel safe
return state in ('requested', 'quoted') and paid - refunded <= 0;

-- The amount that settles a booking, owed or not: one that has expired can still be paid for. Null: there is no price yet.
create or replace function booking_price_to_settle(state text, total integer, fee integer) returns integer
language sql immutable parallel safe
return case when booking_owes_fee_only(state) then fee else total end;

-- The customer’s total debt: the price, or the fee.
create or replace function booking_charge(state text, total integer, fee integer) returns integer
language sql immutable parallel safe
return case when booking_is_unsold(state) then 0 else booking_price_to_settle(state, total, fee) end;

-- The amount missing to settle it; nothing where there is no price.
create or replace function booking_to_settle(state text, total integer, paid integer, refunded integer, fee integer) returns integer
language sql immutable parallel safe
return greatest(0, booking_price_to_settle(state, total, fee) - (paid - refunded));

-- The amount the customer owes now.
create or replace function booking_due(state text, total integer, paid integer, refunded integer, fee integer) returns integer
language sql immutable parallel safe
return case
  when booking_is_unsold(state) or booking_is_unagreed(state, paid, refunded) then 0
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
  when booking_owes_fee_only(state) or state in ('declined', 'expired') then
    case
      when paid - refunded > booking_charge(state, total, fee) then 'refund_due'
      when refunded > 0 then 'refunded'
      when paid > 0 then 'paid'
      else 'nothing'
    end
  when state = 'draft' and paid - refunded <= 0 then 'not_priced'
  when booking_charge(state, total, fee) is null or booking_is_unagreed(state, paid, refunded) then 'not_priced'
  when paid - refunded > booking_charge(state, total, fee) then 'overpaid'
  else 'paid'
end;
