-- What the figures count a booking by: its kind, or the service of the company’s own that it was sold as. The rule is countedAs in
-- src/domain/catalogue/service.ts.
create or replace function service_counted(service text, kind text) returns text language sql stable as $$
  select case when exists (select from services s where s.slug = service and not (s.facts ->> 'isUsual')::boolean
    and s.slug not in ('chauffeur-services', 'coach-hire')) then service else kind end
$$;
