-- To the minute within an hour, to five within four, to thirty within a day, to a quarter of a day beyond.
create or replace function response_slot(minutes integer) returns integer
language sql immutable parallel safe
return case
  when minutes < 60 then minutes
  when minutes < 240 then minutes / 5 * 5
  when minutes < 1440 then minutes / 30 * 30
  else least(minutes / 360 * 360, 43200)
end;
