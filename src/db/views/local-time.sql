-- The day and the hour in Cape Town, as domain/time/local-time.ts has them.
create or replace function local_day(at timestamptz) returns date
language sql immutable parallel safe
return (at at time zone 'Africa/Johannesburg')::date;

create or replace function local_hour(at timestamptz) returns integer
language sql immutable parallel safe
return extract(hour from at at time zone 'Africa/Johannesburg')::integer;
