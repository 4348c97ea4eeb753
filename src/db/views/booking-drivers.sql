-- The bookings of one driver, with all that their list filters, sorts and adds up by. docs/decisions/0031, 0062.
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
create or replace trigger booking_is_listed_by_driver after update on bookings for each row
  when (new.driver_ids <> '{}' or old.driver_ids <> '{}') execute function list_booking_by_driver();

-- The booking is locked before its drivers are read: of two who assign at once, the second sees what the first has written.
create or replace function keep_booking_drivers() returns trigger language plpgsql as $$
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

create or replace trigger drivers_are_assigned after insert on assignments
  referencing new table as changed for each statement execute function keep_booking_drivers();
create or replace trigger drivers_are_reassigned after update on assignments
  referencing new table as changed for each statement execute function keep_booking_drivers();
create or replace trigger drivers_are_removed after delete on assignments
  referencing old table as changed for each statement execute function keep_booking_drivers();
