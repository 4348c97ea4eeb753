-- Promo codes and extras name services one by one: the usual one of a kind by its kind, any other by its slug. Those that
-- named a kind were for every service of it, and stay so.
update promo_codes c set services = c.services || more.slugs
from (
  select o.id, jsonb_agg(s.slug order by s.position) as slugs
  from promo_codes o join services s on o.services ? (s.facts ->> 'kind') and not (s.facts ->> 'isUsual')::boolean
  group by o.id) more
where more.id = c.id;
update extras e set services = e.services || more.slugs
from (
  select o.id, jsonb_agg(s.slug order by s.position) as slugs
  from extras o join services s on o.services ? (s.facts ->> 'kind') and not (s.facts ->> 'isUsual')::boolean
  group by o.id) more
where more.id = e.id;
