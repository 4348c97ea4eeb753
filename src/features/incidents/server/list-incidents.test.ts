import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident, incidentFilters } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listIncidents } from "./list-incidents.ts";
import { reportIncident } from "./report-incident.ts";

test("by status, type, trip, booking, driver, plate or itself, page by page from the latest", () =>
  inTransaction(async (ctx) => {
    const { team, driver, tripId, reference } = await aRiddenTrip(ctx);
    const keys: string[] = [];
    for (const [at, changes] of [{ trip_id: tripId }, { type: "payment" as const }, {}].entries()) {
      const report = anIncident(changes);
      keys.push(report.key);
      await reportIncident({ ...(at === 0 ? driver : team), now: addMinutes(ctx.now, at) }, report);
    }
    const [ofTrip, payment, last] = keys;
    const found = async (changes: object, page: object = {}) => {
      const asked = { ...incidentFilters(changes), size: 25, after: null, ...page };
      return (await listIncidents(team, asked)).value.incidents.map(({ id }) => id);
    };
    expect(await found({ view: "unresolved" })).toEqual([last, payment, ofTrip]);
    expect(await found({ view: "resolved" })).toEqual([]);
    expect(await found({ type: "payment" })).toEqual([payment]);
    for (const changes of [{ trip_id: tripId }, { reference }, { search: "sipho" }, { search: reference.slice(4) }])
      expect(await found(changes)).toEqual([ofTrip]);
    expect(await found({ search: "100%" })).toEqual([]);
    expect(await found({ view: "resolved", incident_id: ofTrip })).toEqual([ofTrip]);
    const first = (await listIncidents(team, { ...incidentFilters(), size: 2, after: null })).value;
    expect(first.incidents).toHaveLength(2);
    expect(await found({}, { size: 2, after: first.next })).toEqual([ofTrip]);
  }));
