import { expect, test } from "vitest";
import { anotherDriver, aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myIncidents } from "./my-incidents.ts";
import { reportIncident } from "./report-incident.ts";

test("a driver sees their own reports about a trip, without our team’s notes and others’ reports", () =>
  inTransaction(async (ctx) => {
    const { driver, team, tripId } = await aRiddenTrip(ctx);
    const own = anIncident({ trip_id: tripId });
    await reportIncident(driver, own);
    await reportIncident(team, anIncident({ trip_id: tripId, type: "driver_service" }));
    expect(await myIncidents(driver, { trip_id: tripId })).toMatchObject({
      value: { incidents: [{ id: own.key, type: "accident", state: "open" }] },
    });
    const other = await anotherDriver(ctx);
    expect((await myIncidents(other, { trip_id: tripId })).value.incidents).toEqual([]);
  }));
