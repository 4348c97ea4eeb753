-- Maintenance starts when it is entered; a planned start is a trip’s.
alter table maintenance_windows rename column starts_at to started_at;
