import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident, incidentFilters } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { incidentsContract } from "../contract.ts";
import { changeIncident } from "./change-incident.ts";
import { listIncidents } from "./list-incidents.ts";
import { reportIncident } from "./report-incident.ts";

const moved = { responsible: null, cost_cents: null };

test("investigated, resolved with cause and cost, disputed and resolved again, all in its history", () =>
  inTransaction(async (ctx, world) => {
    const { team } = await aRiddenTrip(ctx);
    const report = anIncident();
    await reportIncident(team, report);
    const chosen = { incident_id: report.key, ...moved };
    const to = (state: "investigating" | "resolved" | "disputed", version: number, more: object = {}) =>
      changeIncident(team, { ...chosen, version, to: state, words: `now ${state}`, ...more });
    expect(await to("investigating", 1)).toMatchObject({ value: { version: 2 } });
    expect(await to("resolved", 2, { responsible: "driver", cost_cents: 125_000 })).toMatchObject({ ok: true });
    expect(world.events).toContainEqual({ type: "incident.resolved", incidentId: report.key });
    expect(await to("disputed", 3)).toMatchObject({ ok: true });
    expect(await to("resolved", 4, { responsible: "no_one", cost_cents: 0 })).toMatchObject({ ok: true });
    const listed = await listIncidents(team, { ...incidentFilters(), size: 25, after: null });
    const [one] = listed.value.incidents;
    expect(one).toMatchObject({ state: "resolved", responsible: "no_one", cost_cents: 0, version: 5 });
    expect(one?.moves.map((move) => move.words)).toEqual(
      expect.arrayContaining(["now investigating", "now resolved", "now disputed"]),
    );
    const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(["incident.reported", "incident.investigating", "incident.resolved"]),
    );
  }));

test("a decision on an outdated version is refused, and so is one that its status does not allow", () =>
  inTransaction(async (ctx) => {
    const { team } = await aRiddenTrip(ctx);
    const report = anIncident();
    await reportIncident(team, report);
    const input = { incident_id: report.key, words: "x", ...moved };
    await changeIncident(team, { ...input, version: 1, to: "investigating" });
    expect(await changeIncident(team, { ...input, version: 1, to: "investigating" })).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await changeIncident(team, { ...input, version: 2, to: "disputed" })).toMatchObject({
      reason: "not_possible",
    });
  }));

test.each([
  ["without who was responsible", { cost_cents: 0 }, "responsible"],
  ["without what it cost", { responsible: "driver" }, "cost_cents"],
])("it cannot be resolved %s", (_, input, field) => {
  const request = { incident_id: "018f0000-0000-7000-8000-000000000000", version: 1, to: "resolved", words: "Done" };
  const read = incidentsContract.changeIncident.input.safeParse({ ...request, ...input });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
