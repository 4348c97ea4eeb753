import { accept } from "#domain/result.ts";
import { suggestedEvent } from "#domain/tracking/suggest-event.ts";
import type { Context } from "#platform/context.ts";
import type { Suggestion } from "../contract.ts";
import { type AboutTrip, findAlertsInFull, findRoadRules, findTripVisits } from "./views.ts";

/** Problems on the road, and steps that drivers seem to have forgotten to report. */
export async function readRoadWatch({ db, now }: Context) {
  const alerts = await findAlertsInFull(db);
  const visits = await findTripVisits(db);
  const suggestions = visits.flatMap(({ id, place, entered_at, left_at, is_declined, ...about }): Suggestion[] => {
    const [enteredAt, leftAt] = [new Date(entered_at), left_at && new Date(left_at)];
    const event = suggestedEvent(about.state, { place, enteredAt, leftAt, isDeclined: is_declined }, now);
    const since = (leftAt ?? enteredAt).toISOString();
    return event ? [{ visit_id: id, event, since, ...describe(about) }] : [];
  });
  return accept({
    alerts: alerts.map(({ id, kind, since, ...about }) => ({
      id,
      kind,
      since: new Date(since).toISOString(),
      ...describe(about),
    })),
    suggestions,
    silent_minutes: (await findRoadRules(db)).silentMinutes,
  });
}

const describe = (row: AboutTrip) => ({
  vehicle: { id: row.vehicle_id, plate: row.plate, name: row.vehicle },
  driver: row.driver_id === null ? null : { id: row.driver_id, name: row.driver ?? "" },
  trip: {
    id: row.trip_id,
    version: row.version,
    reference: row.reference,
    state: row.state,
    pickup: row.pickup,
    destination: row.destination,
    pickup_at: new Date(row.pickup_at).toISOString(),
    ends_at: new Date(row.ends_at).toISOString(),
  },
});
