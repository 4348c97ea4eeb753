-- The landing that a pickup is planned for; null while it is the scheduled one.
alter table trip_flights add column planned_for timestamptz;

-- The timetable of the stand-in for a flight status service.
create table sandbox_flights (
  number text not null,
  day date not null,
  scheduled_at timestamptz not null,
  delay_minutes integer not null default 0,
  status text not null default 'scheduled'
    check (status in ('unknown', 'scheduled', 'delayed', 'departed', 'landed', 'cancelled', 'diverted')),
  primary key (number, day)
);
