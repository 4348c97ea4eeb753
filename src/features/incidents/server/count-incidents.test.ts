import { expect, test } from "vitest";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { countIncidents } from "./count-incidents.ts";
import { reportIncident } from "./report-incident.ts";

test("unresolved ones are counted", () =>
  inTransaction(async (ctx) => {
    const { team } = await aRiddenTrip(ctx);
    expect((await countIncidents(team)).value).toEqual({ incidents: 0, lost_items: 0, disputes: 0 });
    await reportIncident(team, anIncident());
    expect((await countIncidents(team)).value).toEqual({ incidents: 1, lost_items: 0, disputes: 0 });
  }));
