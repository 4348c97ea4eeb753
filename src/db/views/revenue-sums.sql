-- Every entry that comes or goes is added to its sums or taken off, in the same statement. Always in the same order, so that two who
-- write the same sums wait for each other and no more. docs/decisions/0068.
create or replace function add_to_revenue_sums() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into revenue_sums as s (basis, cut, grain, starts_on, service, subject, slot, entries, trips, cancelled, gross_cents,
    vat_cents, outlay_cents, driver_cents, provider_cents, vehicle_cents, commission_cents, lacking_pay, lacking_vehicle, minutes,
    timed, late)
  select b.basis, c.cut, g.grain, case g.grain when 'day' then b.day else date_trunc('month', b.day)::date end as starts_on,
    r.service, c.subject, c.slot,
    sign * count(*) as entries,
    sign * count(*) filter (where r.kind in ('trip', 'booking')) as trips,
    sign * count(*) filter (where r.kind = 'cancelled') as cancelled,
    sign * sum(r.gross_cents) as gross_cents,
    sign * sum(r.vat_cents) as vat_cents,
    sign * sum(r.outlay_cents) as outlay_cents,
    sign * sum(r.driver_cents) as driver_cents,
    sign * sum(r.provider_cents) as provider_cents,
    sign * sum(r.vehicle_cents) as vehicle_cents,
    sign * sum(r.commission_cents) as commission_cents,
    sign * count(*) filter (where r.lacks_pay) as lacking_pay,
    sign * count(*) filter (where r.lacks_vehicle) as lacking_vehicle,
    sign * sum(r.minutes) as minutes,
    sign * count(*) filter (where r.is_timed) as timed,
    sign * count(*) filter (where r.is_late) as late
  from changed r
  cross join lateral (values ('earned', r.earned_on, r.earned_hour), ('booked', r.booked_on, r.booked_hour)) b (basis, day, hour)
  cross join lateral (values
    ('service', '', -1),
    ('hour', '', (extract(isodow from b.day)::integer - 1) * 24 + b.hour),
    ('driver', coalesce(r.driver_id::text, ''), -1),
    ('vehicle', coalesce(r.vehicle_id::text, ''), -1),
    ('provider', coalesce(r.provider_id::text, ''), -1)) c (cut, subject, slot)
  cross join (values ('day'), ('month')) g (grain)
  where b.day is not null and (b.basis = 'earned' or c.cut in ('service', 'hour'))
  group by 1, 2, 3, 4, 5, 6, 7
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (basis, cut, grain, starts_on, service, subject, slot) do update set
    entries = s.entries + excluded.entries,
    trips = s.trips + excluded.trips,
    cancelled = s.cancelled + excluded.cancelled,
    gross_cents = s.gross_cents + excluded.gross_cents,
    vat_cents = s.vat_cents + excluded.vat_cents,
    outlay_cents = s.outlay_cents + excluded.outlay_cents,
    driver_cents = s.driver_cents + excluded.driver_cents,
    provider_cents = s.provider_cents + excluded.provider_cents,
    vehicle_cents = s.vehicle_cents + excluded.vehicle_cents,
    commission_cents = s.commission_cents + excluded.commission_cents,
    lacking_pay = s.lacking_pay + excluded.lacking_pay,
    lacking_vehicle = s.lacking_vehicle + excluded.lacking_vehicle,
    minutes = s.minutes + excluded.minutes,
    timed = s.timed + excluded.timed,
    late = s.late + excluded.late;
  return null;
end $$;
create or replace trigger revenue_sums_added after insert on revenue_entries referencing new table as changed
  for each statement execute function add_to_revenue_sums();
create or replace trigger revenue_sums_taken after delete on revenue_entries referencing old table as changed
  for each statement execute function add_to_revenue_sums();
