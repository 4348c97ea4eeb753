-- A shift that is put back finds its place taken where a new one is in its hours: in minutes of the week from Monday 00:00, that of
-- Sunday night goes on on Monday. The rule is in domain/driver/weekly-shifts.ts.
alter table driver_shifts add constraint driver_shifts_do_not_overlap exclude using gist (
  driver_id with =,
  int4multirange(
    int4range(((weekday - 1) * 1440 + extract(epoch from starts)::integer / 60), least(
      ((weekday - 1) * 1440 + extract(epoch from starts)::integer / 60)
        + (extract(epoch from ends - starts)::integer / 60 + case when ends > starts then 0 else 1440 end), 10080)),
    int4range(0, greatest(0,
      ((weekday - 1) * 1440 + extract(epoch from starts)::integer / 60)
        + (extract(epoch from ends - starts)::integer / 60 + case when ends > starts then 0 else 1440 end) - 10080))
  ) with &&);
