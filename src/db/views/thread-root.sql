-- The thread that a record belongs to, by what it began with: the booking that came of a quote has the thread of the enquiry that was quoted.
create or replace function thread_root(record text) returns text
language sql stable
return case when record like 'booking:%' then coalesce(
  (select 'enquiry:' || e.reference from quotes q join enquiries e on e.id = q.enquiry_id
    where q.booking_reference = split_part(record, ':', 2) order by q.created_at limit 1), record)
  else record end;

-- All that the thread of such a beginning is about: itself, and the bookings that came of it.
create or replace function thread_records(root text) returns setof text
language sql stable as $$
  select root
  union
  select 'booking:' || q.booking_reference from enquiries e join quotes q on q.enquiry_id = e.id
    where root like 'enquiry:%' and e.reference = split_part(root, ':', 2)
$$;
