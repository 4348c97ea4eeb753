-- A defect has a history, as every record with a status has.
create table vehicle_defect_moves (
  id uuid primary key,
  defect_id uuid not null references vehicle_defects (id) on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index vehicle_defect_moves_by_defect on vehicle_defect_moves (defect_id, created_at);
create index vehicle_defects_by_work_order on vehicle_defects (work_order_id) where work_order_id is not null;
create index vehicle_absences_by_work_order on vehicle_absences (work_order_id) where work_order_id is not null;
