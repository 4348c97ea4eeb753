import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PlannedTrip } from "../src/testing/full-days.ts";
import { insertJobs } from "./jobs-left.ts";

/**
 * The rows of one assignment, one statement per table, in one transaction. A trigger updates the vehicle's
 * time.
 */
export async function writeAssignment(pool: pg.Pool, trip: PlannedTrip, reactions: readonly string[]): Promise<void> {
  const client = await pool.connect();
  const [assignment, event] = [randomUUID(), randomUUID()];
  const busy = `["${trip.busyFrom.toISOString()}","${trip.busyTo.toISOString()}")`;
  const values = [assignment, trip.id, trip.driverId, trip.vehicleId, busy];
  const payload = JSON.stringify({ tripId: trip.id, bookingId: trip.bookingId, assignmentId: assignment });
  await client.query("begin");
  await client.query({ name: "bare_assignment", text: insertAssignment, values });
  await client.query({ name: "bare_line", text: insertLine, values: [randomUUID(), assignment] });
  await client.query({ name: "bare_trip", text: updateTrip, values: [trip.id] });
  await client.query({ name: "bare_move", text: insertMove, values: [randomUUID(), trip.id] });
  await client.query({ name: "bare_event", text: insertEvent, values: [event, payload] });
  await client.query({ name: "bare_jobs", text: insertJobs, values: [event, reactions] });
  await client.query("commit");
  client.release();
}

const insertAssignment = `insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, mode, created_at)
  values ($1, $2, $3, $4, 'accepted', $5, 'hard', now())`;
const insertLine = `insert into assignment_moves (id, assignment_id, to_state, actor, created_at) values ($1, $2, 'accepted', 'Bench', now())`;
const updateTrip = "update trips set state = 'assigned', version = version + 1 where id = $1";
const insertMove = `insert into trip_moves (id, trip_id, from_state, to_state, actor, reason, created_at)
  values ($1, $2, 'unassigned', 'assigned', 'Bench', 'assigned', now())`;
const insertEvent = `insert into events (id, type, payload, correlation_id, created_at) values ($1, 'driver.assigned', $2, 'bench', now())`;
