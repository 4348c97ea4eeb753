-- What a driver's bookings come to is added up from their list too: two hundred bookings that lie far apart need not be read for it.

alter table booking_drivers add column due_cents integer not null default 0;
update booking_drivers d set due_cents = booking_due(b.state, b.total_cents, b.paid_cents, b.refunded_cents, b.fee_cents)
from bookings b where b.id = d.booking_id;
alter table booking_drivers alter column due_cents drop default;

create or replace function list_booking_by_driver() returns trigger language plpgsql as $$
begin
  delete from booking_drivers where booking_id = new.id and driver_id <> all (new.driver_ids);
  insert into booking_drivers (driver_id, booking_id, state, is_test, service_type, light, amendment, money,
    organisation_id, partner_id, taken_by, total_cents, pickup_at, created_at, due_cents)
  select driver_id, new.id, new.state, new.is_test, new.service_type, new.light, new.amendment,
    booking_money(new.state, new.payment_method, new.total_cents, new.paid_cents, new.refunded_cents, new.fee_cents),
    new.organisation_id, new.partner_id, new.taken_by, new.total_cents, new.pickup_at, new.created_at,
    booking_due(new.state, new.total_cents, new.paid_cents, new.refunded_cents, new.fee_cents)
  from unnest(new.driver_ids) as driver_id
  on conflict (booking_id, driver_id) do update set
    state = excluded.state, is_test = excluded.is_test, service_type = excluded.service_type, light = excluded.light,
    amendment = excluded.amendment, money = excluded.money, organisation_id = excluded.organisation_id,
    partner_id = excluded.partner_id, taken_by = excluded.taken_by, total_cents = excluded.total_cents,
    pickup_at = excluded.pickup_at, created_at = excluded.created_at, due_cents = excluded.due_cents
  -- Most of what happens to a booking changes nothing that is listed.
  where booking_drivers is distinct from excluded;
  return null;
end $$;

-- In the list's orders, with all that is filtered by and added up.
drop index booking_drivers_by_creation;
drop index booking_drivers_by_pickup;
drop index booking_drivers_by_total;
create index booking_drivers_by_creation on booking_drivers (driver_id, created_at, booking_id)
  include (state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, pickup_at,
    total_cents, due_cents);
create index booking_drivers_by_pickup on booking_drivers (driver_id, pickup_at, booking_id)
  include (state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, created_at,
    total_cents, due_cents);
create index booking_drivers_by_total on booking_drivers (driver_id, coalesce(total_cents, -1), booking_id)
  include (state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, pickup_at,
    created_at, total_cents, due_cents);
