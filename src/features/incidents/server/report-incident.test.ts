import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { incidentMoves, incidents } from "#db/schema/incidents.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { anotherDriver, aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { anIncident } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { reportIncident } from "./report-incident.ts";
import { sendIncidentAlert } from "./send-incident-alert.ts";

test("a driver reports on their own trip; sent twice it is one, with a task due by severity", () =>
  inTransaction(async (ctx, world) => {
    const { driver, driverId, vehicleId, tripId, bookingId } = await aRiddenTrip(ctx);
    const report = anIncident({ trip_id: tripId, happened_at: addMinutes(testNow, -30).toISOString() });
    expect(await reportIncident(driver, report)).toMatchObject({ ok: true });
    expect(await reportIncident(driver, report)).toMatchObject({ ok: true });
    const [row, ...more] = await ctx.db.select().from(incidents).where(eq(incidents.tripId, tripId));
    expect(more).toEqual([]);
    expect(row).toMatchObject({ bookingId, driverId, vehicleId, state: "open", responsible: null, costCents: null });
    expect(row?.happenedAt).toEqual(addMinutes(testNow, -30));
    expect(await ctx.db.select().from(incidentMoves)).toMatchObject([{ fromState: null, toState: "open" }]);
    expect(world.events).toMatchObject([
      { type: "task.wanted", kind: "handle_incident", dueAt: addHours(testNow, 4).toISOString() },
    ]);
    expect(JSON.stringify(world.events)).not.toContain("taxi");
  }));

test("a critical one is emailed to the company’s owner, once", () =>
  inTransaction(async (ctx, world) => {
    const { driver, tripId, reference } = await aRiddenTrip(ctx);
    const report = anIncident({ trip_id: tripId, severity: "critical" });
    await reportIncident(driver, report);
    await reportIncident(driver, report);
    expect(world.events.filter(({ type }) => type === "incident.critical")).toHaveLength(1);
    await sendIncidentAlert(ctx, { type: "incident.critical", incidentId: report.key });
    expect(world.emails).toMatchObject([
      { template: "incident-alert", subject: `Critical incident: Accident, ${reference}` },
    ]);
  }));

test("another driver’s trip is not found; without a trip it is only about the driver", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aRiddenTrip(ctx);
    const other = await anotherDriver(ctx);
    expect(await reportIncident(other, anIncident({ trip_id: tripId }))).toMatchObject({ reason: "not_found" });
    expect(await reportIncident(other, anIncident())).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(incidents)).toMatchObject([{ tripId: null, bookingId: null, vehicleId: null }]);
  }));

test("our team reports by a booking’s reference, which means its only trip", () =>
  inTransaction(async (ctx) => {
    const { team, tripId, reference, driverId } = await aRiddenTrip(ctx);
    const report = anIncident({ reference: reference.toLowerCase(), type: "wrong_vehicle" });
    expect(await reportIncident(team, report)).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(incidents)).toMatchObject([{ tripId, driverId, type: "wrong_vehicle" }]);
    expect(await reportIncident(team, anIncident({ reference: "CTS-NOSUCH" }))).toMatchObject({ reason: "not_found" });
    const tomorrow = addHours(testNow, 24).toISOString();
    expect(await reportIncident(team, anIncident({ happened_at: tomorrow }))).toMatchObject({ reason: "in_future" });
  }));
