-- What was asked for and not booked, with the reason we gave. Nothing in it leads to whoever asked: a journey is known by a sealed key
-- and by the area of its pickup alone.
create table missed_sales (
  id uuid primary key,
  asked_on date not null,
  journey_key text not null check (length(journey_key) <= 64),
  reason text not null check (reason in ('no_vehicle', 'no_crew', 'closed', 'outside_area', 'short_notice', 'no_price', 'not_booked')),
  service text not null,
  -- Empty where we don't know it.
  area text not null,
  band text not null,
  pickup_on date not null,
  passengers integer not null,
  -- Null where there was no price.
  total_cents integer,
  unique (journey_key, asked_on, reason)
);
create index missed_sales_by_day on missed_sales (asked_on, id);

create table missed_sums (
  grain text not null check (grain in ('day', 'month')),
  starts_on date not null,
  reason text not null,
  service text not null,
  area text not null,
  band text not null,
  entries integer not null,
  cents bigint not null,
  primary key (grain, starts_on, reason, service, area, band)
);

create function add_to_missed_sums() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into missed_sums as s
  select g.grain, case g.grain when 'day' then r.asked_on else date_trunc('month', r.asked_on)::date end, r.reason, r.service, r.area, r.band,
    sign * count(*), sign * coalesce(sum(r.total_cents), 0)
  from changed r cross join (values ('day'), ('month')) g (grain)
  group by 1, 2, 3, 4, 5, 6
  order by 1, 2, 3, 4, 5, 6
  on conflict (grain, starts_on, reason, service, area, band) do update set
    entries = s.entries + excluded.entries, cents = s.cents + excluded.cents;
  return null;
end $$;
create trigger missed_sums_added after insert on missed_sales referencing new table as changed
  for each statement execute function add_to_missed_sums();
create trigger missed_sums_taken after delete on missed_sales referencing old table as changed
  for each statement execute function add_to_missed_sums();
