-- Outcomes, in the words of domain/analytics/outcomes.ts; figures-now.test.ts compares both.

-- Whole minutes from one moment to another; none where the second is still to come, or was before the first.
create or replace function whole_minutes(since timestamptz, until timestamptz) returns integer
language sql immutable parallel safe
return coalesce(greatest(0, floor(extract(epoch from until - since) / 60)), 0)::integer;

create or replace function response_outcome(answered_at timestamptz, due_at timestamptz) returns text
language sql immutable parallel safe
return case when answered_at is null then 'waiting' when answered_at <= due_at then 'kept' else 'late' end;

-- To the minute within an hour, to five within four, to thirty within a day, to a quarter of a day beyond.
create or replace function response_slot(minutes integer) returns integer
language sql immutable parallel safe
return case
  when minutes < 60 then minutes
  when minutes < 240 then minutes / 5 * 5
  when minutes < 1440 then minutes / 30 * 30
  else least(minutes / 360 * 360, 43200)
end;

create or replace function quote_outcome(state text) returns text
language sql immutable parallel safe
return case
  when state in ('accepted', 'converted') then 'won'
  when state in ('declined', 'expired', 'withdrawn') then state
  else 'open'
end;

create or replace function pickup_outcome(arrived_at timestamptz, pickup_at timestamptz) returns text
language sql immutable parallel safe
return case when arrived_at is null then 'unknown' when arrived_at <= pickup_at then 'on_time' else 'late' end;

-- Nothing may be charged before the free minutes are over.
create or replace function wait_outcome(state text, steps integer, started_at timestamptz, met_at timestamptz, free_minutes integer)
returns text
language sql immutable parallel safe
return case
  when steps > 0 and state <> 'waived' and met_at - started_at <= make_interval(mins => free_minutes) then 'early'
  else 'kept'
end;

-- Longer than anyone may be on duty: such a trip is in each shift of its driver, with the hours of that shift. Indexes say the same.
create or replace function is_of_several_days(start timestamptz, until timestamptz) returns boolean
language sql immutable parallel safe
return until - start > interval '14 hours';
