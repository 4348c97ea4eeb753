-- A booking keeps the service it was sold as, and its name: renaming the service changes neither. The rule is serviceOf in
-- src/domain/catalogue/service.ts.
create or replace function keep_service_sold() returns trigger language plpgsql as $$
begin
  select s.slug, s.words -> 'en' ->> 'name' into new.service, new.service_name
  from services s
  where s.facts ->> 'kind' = new.service_type
    and (new.offer in (s.slug, s.facts ->> 'bookSlug') or (s.facts ->> 'isUsual')::boolean)
  order by (s.facts ->> 'isUsual')::boolean
  limit 1;
  new.service_name := coalesce(new.service_name, new.service_type);
  return new;
end $$;

create or replace trigger booking_keeps_its_service before insert on bookings
  for each row execute function keep_service_sold();
create or replace trigger booking_changes_its_service before update of offer, service_type on bookings
  for each row when (new.offer is distinct from old.offer or new.service_type is distinct from old.service_type)
  execute function keep_service_sold();
