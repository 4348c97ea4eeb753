-- A booking keeps the name and the length of the tour it was sold as: renaming or shortening the tour changes neither.
create or replace function keep_tour_sold() returns trigger language plpgsql as $$
begin
  select t.words -> 'en' ->> 'name', tour_hours(t.facts) into new.tour_name, new.tour_hours
  from tours t where t.slug = new.offer and new.service_type = 'day_tour';
  return new;
end $$;

-- The rule is tourHours in src/domain/catalogue/tour.ts.
create or replace function tour_hours(facts jsonb) returns integer language sql immutable as $$
  select case when facts -> 'duration' ->> 'unit' = 'days' then (most - 1) * 24 + 9 else most end
  from (select coalesce((facts -> 'duration' ->> 'most')::integer, (facts -> 'duration' ->> 'fewest')::integer) as most) d
$$;

create or replace trigger booking_keeps_its_tour before insert on bookings
  for each row when (new.offer is not null) execute function keep_tour_sold();
create or replace trigger booking_changes_its_tour before update of offer, service_type on bookings
  for each row when (new.offer is distinct from old.offer or new.service_type is distinct from old.service_type)
  execute function keep_tour_sold();
