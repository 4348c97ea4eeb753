-- When drivers were on duty by their own switch. One is open at a time; a switch that was forgotten ends by rule, not by a write.
create table duty_spans (
  id uuid primary key,
  driver_id uuid not null references drivers (id),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at)
);
create unique index duty_spans_one_open on duty_spans (driver_id) where ended_at is null;
create index duty_spans_of_driver on duty_spans (driver_id, started_at);

-- Who goes on duty or off it counts at once, on every instance that remembers their duty for a while.
create trigger duty_spans_tell after insert or update on duty_spans
  for each statement execute function tell_devices();
