-- The office's list of all bookings: every filter and every order has an index, so that a million rows cost what ten thousand do.

-- How a booking stands with its money, worked out from its sums. One place, so that the list, its filter and its index agree.
create function booking_money(state text, method text, total integer, paid integer, refunded integer, fee integer) returns text
language sql immutable parallel safe
return case
  when state in ('cancelled', 'declined', 'expired', 'no_show') then
    case
      when paid - refunded > fee then 'refund_due'
      when refunded > 0 then 'refunded'
      when paid > 0 then 'paid'
      else 'nothing'
    end
  -- A price that nobody has agreed to is not owed.
  when total is null or (state in ('draft', 'requested', 'quoted') and paid - refunded <= 0) then 'not_priced'
  when paid - refunded > total then 'overpaid'
  when paid - refunded = total then 'paid'
  when method = 'account' then 'on_account'
  when paid - refunded <= 0 then 'unpaid'
  else 'part'
end;

-- A number without its spaces and its way to dial it: 082 555 0199, +27 82 555 0199 and 0027825550199 are one.
create function phone_digits(phone text) returns text
language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', ''), '^(27|0)', '');

create index bookings_by_state_created on bookings (state, created_at, id);
create index bookings_by_money_pickup on bookings (booking_money(state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents), pickup_at, id);
create index bookings_by_money_created on bookings (booking_money(state, payment_method, total_cents, paid_cents, refunded_cents, fee_cents), created_at, id);
create index bookings_by_total on bookings ((coalesce(total_cents, -1)), id);
create index bookings_by_service_created on bookings (service_type, created_at, id);
create index bookings_by_organisation_created on bookings (organisation_id, created_at, id) where organisation_id is not null;
create index bookings_by_partner_created on bookings (partner_id, created_at, id) where partner_id is not null;
create index bookings_by_partner_pickup on bookings (partner_id, pickup_at, id) where partner_id is not null;
create index bookings_taken on bookings (taken_by, created_at, id) where taken_by is not null;
create index bookings_to_amend on bookings (created_at, id) where amendment in ('proposed_by_customer', 'proposed_by_office');

create index bookings_by_last_name on bookings (lower(last_name), created_at, id);
create index bookings_by_first_name on bookings (lower(first_name), created_at, id);
create index bookings_by_phone on bookings (phone_digits(phone), created_at, id);
create index bookings_by_start on bookings (lower(pickup_location), created_at, id);
create index bookings_by_destination on bookings (lower(destination), created_at, id);

-- The day's first page counts these without reading the rest.
create index bookings_owing on bookings (pickup_at, id) include (total_cents, paid_cents)
  where state = 'confirmed' and paid_cents < total_cents and not is_test;
create index messages_waiting on messages (created_at) where state = 'queued';
