import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident, incidentFilters } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listIncidents } from "./list-incidents.ts";
import { reportIncident } from "./report-incident.ts";

test("by status, type, trip, booking, driver, plate or id, in pages from the latest", () =>
  inTransaction(async (ctx) => {
    const { team, driver, tripId, reference } = await aRiddenTrip(ctx);
    const keys: string[] = [];
    for (const [at, changes] of [{ trip_id: tripId }, { type: "payment" as const }, {}].entries()) {
      const report = anIncident(changes);
      keys.push(report.key);
      await reportIncident({ ...(at === 0 ? driver : team), now: addMinutes(ctx.now, at) }, report);
    }
    const [ofTrip, payment, last] = keys;
    const resultsOf = async (changes: object, page: object = {}) => {
      const input = { ...incidentFilters(changes), size: 25, after: null, ...page };
      return (await listIncidents(team, input)).value.incidents.map(({ id }) => id);
    };
    expect(await resultsOf({ view: "unresolved" })).toEqual([last, payment, ofTrip]);
    expect(await resultsOf({ view: "resolved" })).toEqual([]);
    expect(await resultsOf({ type: "payment" })).toEqual([payment]);
    for (const changes of [{ trip_id: tripId }, { reference }, { search: "sipho" }, { search: reference.slice(4) }])
      expect(await resultsOf(changes)).toEqual([ofTrip]);
    expect(await resultsOf({ search: "100%" })).toEqual([]);
    expect(await resultsOf({ view: "resolved", incident_id: ofTrip })).toEqual([ofTrip]);
    const first = (await listIncidents(team, { ...incidentFilters(), size: 2, after: null })).value;
    expect(first.incidents).toHaveLength(2);
    expect(await resultsOf({}, { size: 2, after: first.next })).toEqual([ofTrip]);
  }));
