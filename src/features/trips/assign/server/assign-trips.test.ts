import { expect, test } from "vitest";
import { addDays, addHours, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrips } from "./assign-trips.ts";

const noon = momentOf(addDays(localDateOf(testNow), 3), localTime("12:00"));

test("several trips are assigned, each with its own result: a refusal leaves the others as they are", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const crew = await writeCrew(ctx);
    const ids = [];
    for (const hours of [0, 0.5, 4]) ids.push((await writeTrip(ctx, addHours(noon, hours))).tripId);
    const trips = ids.map((trip_id) => ({ trip_id, version: 1, ...crew }));
    const done = await assignTrips(ctx, {
      trips: [...trips, { ...trips[0], trip_id: ids[0] ?? "", version: 1, ...crew }],
    });
    expect(done.value.results).toMatchObject([
      { is_done: true, state: "assigned", version: 2 },
      { is_done: false, error: "blocked", reasons: [{ kind: "driver_busy" }, { kind: "vehicle_busy" }] },
      { is_done: true, state: "assigned" },
      { is_done: false, error: "changed_meanwhile", message: expect.stringContaining("Someone else") },
    ]);
    expect(world.events.map(({ type }) => type)).toEqual(["driver.assigned", "driver.assigned"]);
    expect((await readTrip(ctx, ids[1] ?? "")).state).toBe("unassigned");
  }));
