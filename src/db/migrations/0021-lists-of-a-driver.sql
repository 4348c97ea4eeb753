-- The bookings of one driver, with any other filter and in every order, without reading those of other drivers.

-- A search for a name or a place meets the driver here, in one index each.
alter table bookings add column driver_ids uuid[] not null default '{}';

-- Whose trips they are, with what the list filters and sorts by. Nothing a person is known by: names stay with the booking.
create table booking_drivers (
  driver_id uuid not null references drivers (id),
  booking_id uuid not null references bookings (id) on delete cascade,
  state text not null,
  is_test boolean not null,
  service_type text not null,
  light text not null,
  amendment text not null,
  money text not null,
  organisation_id uuid,
  partner_id uuid,
  taken_by uuid,
  total_cents integer,
  pickup_at timestamptz not null,
  created_at timestamptz not null,
  primary key (booking_id, driver_id)
);

create function list_booking_by_driver() returns trigger language plpgsql as $$
begin
  delete from booking_drivers where booking_id = new.id and driver_id <> all (new.driver_ids);
  insert into booking_drivers (driver_id, booking_id, state, is_test, service_type, light, amendment, money,
    organisation_id, partner_id, taken_by, total_cents, pickup_at, created_at)
  select driver_id, new.id, new.state, new.is_test, new.service_type, new.light, new.amendment,
    booking_money(new.state, new.payment_method, new.total_cents, new.paid_cents, new.refunded_cents, new.fee_cents),
    new.organisation_id, new.partner_id, new.taken_by, new.total_cents, new.pickup_at, new.created_at
  from unnest(new.driver_ids) as driver_id
  on conflict (booking_id, driver_id) do update set
    state = excluded.state, is_test = excluded.is_test, service_type = excluded.service_type, light = excluded.light,
    amendment = excluded.amendment, money = excluded.money, organisation_id = excluded.organisation_id,
    partner_id = excluded.partner_id, taken_by = excluded.taken_by, total_cents = excluded.total_cents,
    pickup_at = excluded.pickup_at, created_at = excluded.created_at
  -- Most of what happens to a booking changes nothing that is listed.
  where booking_drivers is distinct from excluded;
  return null;
end $$;

create trigger booking_is_listed_by_driver after update on bookings for each row
  when (new.driver_ids <> '{}' or old.driver_ids <> '{}') execute function list_booking_by_driver();

-- The booking is locked before its drivers are read: of two who assign at once, the second sees what the first has written.
create function keep_booking_drivers() returns trigger language plpgsql as $$
begin
  perform from bookings where id in (select t.booking_id from changed c join trips t on t.id = c.trip_id)
    order by id for no key update;
  update bookings set driver_ids = driven.ids
  from (
    select t.booking_id,
      coalesce(array_agg(distinct a.driver_id) filter (where a.state in ('accepted', 'active', 'fulfilled')), '{}') as ids
    from trips t left join assignments a on a.trip_id = t.id
    where t.booking_id in (select t.booking_id from changed c join trips t on t.id = c.trip_id)
    group by t.booking_id) as driven
  where bookings.id = driven.booking_id and bookings.driver_ids <> driven.ids;
  return null;
end $$;

create trigger drivers_are_assigned after insert on assignments
  referencing new table as changed for each statement execute function keep_booking_drivers();
create trigger drivers_are_reassigned after update on assignments
  referencing new table as changed for each statement execute function keep_booking_drivers();
create trigger drivers_are_removed after delete on assignments
  referencing old table as changed for each statement execute function keep_booking_drivers();

update bookings set driver_ids = driven.ids
from (
  select t.booking_id, array_agg(distinct a.driver_id) as ids from trips t join assignments a on a.trip_id = t.id
  where a.state in ('accepted', 'active', 'fulfilled') group by t.booking_id) as driven
where bookings.id = driven.booking_id;

create index bookings_by_drivers on bookings using gin (driver_ids, place_words(pickup_location, destination))
  where driver_ids <> '{}';

-- In the list's orders, with all that is filtered by: a common filter fills its page from here, and never from the table.
create index booking_drivers_by_creation on booking_drivers (driver_id, created_at, booking_id)
  include (state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, pickup_at);
create index booking_drivers_by_pickup on booking_drivers (driver_id, pickup_at, booking_id)
  include (state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, created_at);
create index booking_drivers_by_total on booking_drivers (driver_id, coalesce(total_cents, -1), booking_id)
  include (state, is_test, service_type, light, amendment, money, organisation_id, partner_id, taken_by, pickup_at,
    created_at, total_cents);
-- For what is rare: found at once, and sorted then.
create index booking_drivers_by_state on booking_drivers (driver_id, state);
create index booking_drivers_by_money on booking_drivers (driver_id, money);
create index booking_drivers_by_service on booking_drivers (driver_id, service_type);
create index booking_drivers_by_organisation on booking_drivers (driver_id, organisation_id) where organisation_id is not null;
create index booking_drivers_by_partner on booking_drivers (driver_id, partner_id) where partner_id is not null;
create index booking_drivers_taken on booking_drivers (driver_id, taken_by) where taken_by is not null;
create index booking_drivers_to_amend on booking_drivers (driver_id)
  where amendment in ('proposed_by_customer', 'proposed_by_office');
