-- The rules of sold, driven and left over, in the words of domain/revenue/what-counts.ts; what-counts.test.ts compares both.

-- The customer has agreed and so have we; what was cancelled after that stays sold.
create or replace function booking_is_sold(state text, was_confirmed boolean) returns boolean
language sql immutable parallel safe
return state in ('confirmed', 'in_progress', 'completed', 'closed', 'no_show') or state = 'cancelled' and was_confirmed;

create or replace function booking_outcome(state text, is_sold boolean) returns text
language sql immutable parallel safe
return case
  when not is_sold then case when state in ('cancelled', 'declined', 'expired') then 'lost' else 'open' end
  when state in ('confirmed', 'in_progress') then 'sold'
  when state in ('completed', 'closed') then 'driven'
  -- A no-show, or cancelled.
  else state
end;

-- The vehicle was there, whether or not anyone came. One that broke down was driven as far as it went; one that completed itself without
-- a word is not known to be.
create or replace function trip_is_driven(state text) returns boolean
language sql immutable parallel safe
return state in ('completed', 'no_show', 'interrupted');

-- Passengers were on board.
create or replace function trip_is_ridden(state text) returns boolean
language sql immutable parallel safe
return state in ('completed', 'interrupted');

-- A partner’s earnings; what is pending or was reversed is no cost.
create or replace function commission_is_earned(state text) returns boolean
language sql immutable parallel safe
return state in ('earned', 'approved', 'on_statement', 'paid');

-- VAT is what the invoices say where they say the charge, and otherwise what they would.
create or replace function vat_of_charge(charge integer, billed integer, billed_vat integer, total integer, total_vat integer)
returns integer
language sql immutable parallel safe
return case
  when billed = charge then billed_vat
  when coalesce(total, 0) <= 0 then 0
  else round(charge::numeric * total_vat / total)::integer
end;

-- A part of an amount that is shared by weight, one after the other: rounded at what is reached, so that all parts are the whole.
create or replace function share_in_turn(amount integer, reached numeric, weight numeric, whole numeric) returns integer
language sql immutable parallel safe
return (round(amount * reached / whole) - round(amount * (reached - weight) / whole))::integer;

-- Without VAT, what is paid on for someone else, and all that is known of its costs.
create or replace function revenue_margin(
  gross integer, vat integer, outlay integer, driver integer, provider integer, vehicle integer, commission integer) returns integer
language sql immutable parallel safe
return gross - vat - outlay - driver - provider - vehicle - commission;
