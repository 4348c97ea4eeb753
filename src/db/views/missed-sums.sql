-- Requests that were not booked, by one thing at a time, as pages show them.
create or replace function add_to_missed_sums() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into missed_sums as s (cut, grain, starts_on, service, key, entries, cents)
  select c.cut, g.grain, case g.grain when 'day' then r.asked_on else date_trunc('month', r.asked_on)::date end as starts_on,
    r.service, c.key, sign * count(*) as entries, sign * coalesce(sum(r.total_cents), 0) as cents
  from changed r
  cross join lateral (values ('reason', r.reason), ('area', r.area), ('vehicle', r.vehicle_class)) c (cut, key)
  cross join (values ('day'), ('month')) g (grain)
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (cut, grain, starts_on, service, key) do update set
    entries = s.entries + excluded.entries, cents = s.cents + excluded.cents;
  return null;
end $$;
create or replace trigger missed_sums_added after insert on missed_sales referencing new table as changed
  for each statement execute function add_to_missed_sums();
create or replace trigger missed_sums_taken after delete on missed_sales referencing old table as changed
  for each statement execute function add_to_missed_sums();
