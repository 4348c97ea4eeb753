-- A line of an invoice that is of one trip says which.
alter table invoice_lines add column trip_id uuid references trips (id);
create index invoice_lines_by_trip on invoice_lines (trip_id) where trip_id is not null;
