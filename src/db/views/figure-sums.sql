-- As the sums of revenue are kept, and in one order for the same reason. docs/decisions/0077.
create or replace function add_to_figure_sums() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into figure_sums as s (measure, grain, starts_on, service, source, outcome, slot, entries, minutes, paid_minutes, km,
    paid_km, cents)
  select r.measure, g.grain, case g.grain when 'day' then r.day else date_trunc('month', r.day)::date end as starts_on, r.service,
    r.source, r.outcome, r.slot,
    sign * count(*) as entries,
    sign * sum(r.minutes) as minutes,
    sign * sum(r.paid_minutes) as paid_minutes,
    sign * sum(r.km) as km,
    sign * sum(r.paid_km) as paid_km,
    sign * sum(r.cents) as cents
  from changed r cross join (values ('day'), ('month')) g (grain)
  group by 1, 2, 3, 4, 5, 6, 7
  order by 1, 2, 3, 4, 5, 6, 7
  on conflict (measure, grain, starts_on, service, source, outcome, slot) do update set
    entries = s.entries + excluded.entries,
    minutes = s.minutes + excluded.minutes,
    paid_minutes = s.paid_minutes + excluded.paid_minutes,
    km = s.km + excluded.km,
    paid_km = s.paid_km + excluded.paid_km,
    cents = s.cents + excluded.cents;
  return null;
end $$;
create or replace trigger figure_sums_added after insert on figure_entries referencing new table as changed
  for each statement execute function add_to_figure_sums();
create or replace trigger figure_sums_taken after delete on figure_entries referencing old table as changed
  for each statement execute function add_to_figure_sums();
