import type pg from "pg";
import type { Acknowledged } from "./dispatch-lanes.ts";

/** States that must never occur, after any number of crashes; each query lists the rows at fault. */
const faults = {
  "a trip with two drivers": `
    select trip_id as id from assignments where state in ('accepted', 'active') group by 1 having count(*) > 1`,
  "a driver or vehicle on two trips at once": `
    select a.id from assignments a join assignments b on a.id < b.id and a.busy && b.busy
      and (a.driver_id = b.driver_id or a.vehicle_id = b.vehicle_id)
    where a.state = 'accepted' and b.state = 'accepted' and not a.overridden and not b.overridden`,
  "a trip whose status is not that of its drivers": `
    select t.id from trips t left join assignments a on a.trip_id = t.id and a.state = 'accepted'
    where (t.state = 'assigned') <> (a.id is not null)`,
  "an offered trip without an open offer": `
    select t.id from trips t where t.state = 'offered'
      and not exists (select from assignments a where a.trip_id = t.id and a.state = 'offered')`,
  "an assignment without its vehicle’s time": `
    select a.id from assignments a where a.state = 'accepted' and not a.overridden and not exists (
      select from vehicle_holds h where h.assignment_id = a.id and h.state = 'assigned' and h.vehicle_id = a.vehicle_id and h.busy = a.busy)`,
  "vehicle time without its assignment": `
    select h.id from vehicle_holds h left join assignments a on a.id = h.assignment_id and a.state = 'accepted'
    where h.state = 'assigned' and a.id is null`,
  "a status without its line of history": `
    select t.id from trips t where t.version > 1 and t.state <>
      (select m.to_state from trip_moves m where m.trip_id = t.id order by m.id desc limit 1)`,
  "an acceptance without exactly one event": `
    select a.id from assignments a where
      (select count(*) from assignment_moves m where m.assignment_id = a.id and m.to_state = 'accepted') <>
      (select count(*) from events e where e.type = 'driver.assigned' and e.payload->>'assignmentId' = a.id::text)`,
  "an end without exactly one event": `
    select a.id from assignments a where
      (select count(*) from assignment_moves m where m.assignment_id = a.id and m.to_state in ('replaced', 'removed')) <>
      (select count(*) from events e where e.type = 'driver.removed' and e.payload->>'assignmentId' = a.id::text)`,
  "an event whose follow-up neither ran nor waits": `
    select e.id from events e, unnest(case e.type when 'driver.assigned' then array['sendDriverAssigned', 'sendDriverDetails', 'finishDriverTasks']
      else array['sendDriverRemoved'] end) as r (reaction)
    where e.type in ('driver.assigned', 'driver.removed')
      and not exists (select from reaction_runs u where u.event_id = e.id and u.reaction = r.reaction)
      and (select count(*) from jobs.job j where j.name = 'reactions' and j.data->>'eventId' = e.id::text
        and j.data->>'reaction' = r.reaction and j.state in ('created', 'retry', 'active')) <> 1`,
  "an offer that no email tells of": `
    select a.id from assignments a where a.offered_at is not null and a.driver_id is not null
      and (select count(*) from messages m where m.key like 'trip-offered:' || a.id || '%') <> 1`,
  "a route plan that was applied in part": `
    select p.id from plan_drafts p where p.state = 'applied' and p.name like 'Routes of%' and (
      select count(distinct a.trip_id) from assignments a join assignment_moves m on m.assignment_id = a.id
      where m.to_state = 'accepted' and m.created_at = p.created_at
        and a.trip_id in (select (c->>'trip_id')::uuid from jsonb_array_elements(p.changes) c)
    ) <> jsonb_array_length(p.changes)`,
  "a run that is applied without its plan, or the other way round": `
    select r.id from route_runs r full join (select * from plan_drafts where name like 'Routes of%') p on p.id = r.applied_plan
    where (r.applied_at is not null or p.id is not null)
      and (r.applied_trips is distinct from jsonb_array_length(p.changes) or p.state is distinct from 'applied')`,
  "an email that is neither sent nor waiting": `
    select m.id from messages m where m.state = 'queued' and not exists (
      select from jobs.job j where j.name = 'mail' and j.data->>'messageId' = m.id::text and j.state in ('created', 'retry', 'active'))`,
} as const;

/** Every fault found, with its rows. */
export async function faultsIn(pool: pg.Pool): Promise<string[]> {
  const matches: string[] = [];
  for (const [name, query] of Object.entries(faults)) {
    const { rows } = await pool.query<{ id: string }>(query);
    if (rows.length > 0) matches.push(`${name}: ${rows.map(({ id }) => id).join(", ")}`);
  }
  return matches;
}

/** Acknowledged requests that are missing from the history. */
export async function lostAmong(pool: pg.Pool, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const { rows } = await pool.query<{ trip: string; times: number }>(
    `select a.trip_id || ' ' || a.driver_id as trip, count(*)::int as times
     from assignments a join assignment_moves m on m.assignment_id = a.id and m.to_state = 'accepted' group by 1`,
  );
  const written = new Map(rows.map(({ trip, times }) => [trip, times]));
  const records = Map.groupBy(acknowledged, ({ tripId, driverId }) => `${tripId} ${driverId}`);
  return [...records].flatMap(([trip, answers]) => {
    const input = answers.filter(({ isAccepted }) => !isAccepted).length;
    return (written.get(trip) ?? 0) < Math.max(1, input) ? [trip] : [];
  });
}

/** Drivers with a trip but no email about it yet. A driver who has lost it again gets none. */
export async function withoutEmail(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from assignments a where a.state = 'accepted' and not exists (
       select from messages m where m.key = 'driver-assigned:' || a.id and m.state <> 'queued')`,
  );
  return rows.map(({ id }) => id);
}
