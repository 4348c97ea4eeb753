import { expect, test } from "vitest";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident, incidentFilters } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { exportIncidents } from "./export-incidents.ts";
import { reportIncident } from "./report-incident.ts";

test("the list as a table without formulas", () =>
  inTransaction(async (ctx) => {
    const { team, tripId, reference } = await aRiddenTrip(ctx);
    await reportIncident(team, anIncident({ trip_id: tripId, text: "=1+1" }));
    const file = await exportIncidents(team, incidentFilters());
    const csv = Buffer.from(file.value.content, "base64").toString();
    expect(file.value.name).toMatch(/^incidents-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv).toContain(`Accident,Serious,Open,${reference},Sipho Ndlovu`);
    expect(csv).toContain("'=1+1");
  }));
