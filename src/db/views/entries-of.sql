-- The entries of some bookings as they are now. To plan these views takes fifty times as long as to read one booking from them, so each
-- connection plans them once. docs/decisions/0158.
create or replace function revenue_of(bookings uuid[]) returns setof revenue_entries
language plpgsql stable rows 4 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select id, kind, booking_id, reference, service, booked_on, booked_hour, earned_on, earned_hour, driver_id, vehicle_id, provider_id,
      gross_cents, vat_cents, outlay_cents, driver_cents, provider_cents, vehicle_cents, lacks_pay, lacks_vehicle, minutes, is_timed,
      is_late, commission_cents
    from revenue_now where booking_id = any (bookings);
end $$;

create or replace function figures_of(bookings uuid[]) returns setof figure_entries
language plpgsql stable rows 20 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select measure, id, outcome, slot, day, service, source, booking_id, reference, driver_id, minutes, paid_minutes, km, paid_km, cents
    from figures_now where booking_id = any (bookings);
end $$;
