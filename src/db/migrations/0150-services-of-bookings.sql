-- A booking keeps the service it was sold as, and what it was called then.
alter table bookings add column service text, add column service_name text not null default '';
-- Nothing that is counted of a booking changes with its name.
alter table bookings disable trigger user;
update bookings b set
  service = s.slug,
  service_name = coalesce(s.name, b.service_type)
from bookings o
left join lateral (
  select slug, words -> 'en' ->> 'name' as name
  from services
  where facts ->> 'kind' = o.service_type and (o.offer in (slug, facts ->> 'bookSlug') or (facts ->> 'isUsual')::boolean)
  order by (facts ->> 'isUsual')::boolean
  limit 1) s on true
where o.id = b.id;
alter table bookings enable trigger user;
create index bookings_of_service on bookings (service, pickup_at);
