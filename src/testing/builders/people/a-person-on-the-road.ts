import { drivers } from "#db/schema/drivers.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aDriver } from "../booking/a-trip.ts";

type Put = (table: string, input: Readonly<Record<string, unknown>>) => Promise<string>;

/** A driver for the trip. */
export async function aWrittenDriver({ db }: Context): Promise<string> {
  const driver = aDriver();
  await db.insert(drivers).values(driver);
  return driver.id;
}

/** Reports and notes on the trip. */
export async function fillRoad(
  put: Put,
  { booking, trip, driver }: Readonly<Record<"booking" | "trip" | "driver", string>>,
) {
  const past = new Date("2026-09-01T08:00:00Z");
  const made = { created_at: past };
  await put("trip_events", {
    id: newId(),
    trip_id: trip,
    seq: 1,
    event: "arrive",
    outcome: "moved",
    actor: "system",
    clock_behind_s: 0,
    occurred_at: past,
    received_at: past,
    happened_at: past,
    note_hash: "1",
    previous_hash: "",
    hash: "2",
  });
  await put("trip_moves", { id: newId(), trip_id: trip, to_state: "completed", actor: "system", ...made });
  await put("driver_messages", {
    id: newId(),
    booking_id: booking,
    trip_id: trip,
    driver_id: driver,
    direction: "from_driver",
    author: "driver",
    written_at: past,
    received_at: past,
  });
  await put("no_show_requests", {
    id: newId(),
    trip_id: trip,
    driver_id: driver,
    state: "refused",
    asked_at: past,
    decided_at: past,
    ...made,
  });
  await put("trip_waits", {
    trip_id: trip,
    booking_id: booking,
    started_at: past,
    met_at: past,
    free_minutes: 15,
    step_cents: 6000,
    steps: 1,
    state: "waived",
    ...made,
  });
  await fillIncidents(put, { booking, trip, driver });
}

/** Incidents, lost items and disputes of the trip. */
async function fillIncidents(
  put: Put,
  { booking, trip, driver }: Readonly<Record<"booking" | "trip" | "driver", string>>,
) {
  const at = new Date("2026-09-01T08:00:00Z");
  const times = { created_at: at, updated_at: at };
  const of = { booking_id: booking, trip_id: trip, driver_id: driver };
  const incident = await put("incidents", {
    id: newId(),
    type: "other",
    severity: "minor",
    state: "open",
    ...of,
    reported_by: "system",
    happened_at: at,
    ...times,
  });
  const moved = { from_state: null, actor: "system", created_at: at };
  await put("incident_moves", { id: newId(), incident_id: incident, to_state: "open", ...moved });
  const item = await put("lost_items", { id: newId(), state: "reported", ...of, reported_by: "visitor", ...times });
  await put("lost_item_moves", { id: newId(), lost_item_id: item, to_state: "reported", ...moved });
  await put("trip_disputes", {
    id: newId(),
    kind: "no_show",
    state: "open",
    ...of,
    driver_id: null,
    ...times,
  });
}
