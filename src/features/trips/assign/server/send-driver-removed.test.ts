import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "./assign-trip.ts";
import { sendDriverRemoved } from "./send-driver-removed.ts";
import { unassignTrip } from "./unassign-trip.ts";

test("a driver who lost a trip gets an email; one who only changes vehicles does not", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const [first, second] = [await writeCrew(ctx), await writeCrew(ctx)];
    const written = await writeTrip(ctx, addHours(testNow, 30));
    const trip_id = written.tripId;
    await assignTrip(ctx, { trip_id, version: 1, ...first });
    await assignTrip(ctx, { trip_id, version: 2, ...first, vehicle_id: second.vehicle_id });
    const [before] = await readAssignments(ctx, trip_id);
    const event = { type: "driver.removed", ...written } as const;
    await sendDriverRemoved(ctx, { ...event, assignmentId: before?.id ?? "" });
    expect(world.emails).toEqual([]);

    await unassignTrip(ctx, { trip_id, version: 3, reason: "Ill" });
    const [, last] = await readAssignments(ctx, trip_id);
    await sendDriverRemoved(ctx, { ...event, assignmentId: last?.id ?? "" });
    expect(world.emails).toMatchObject([{ to: "sipho@example.com", template: "driver-removed" }]);
  }));
