import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { splitProposals } from "./split-proposals.ts";

const start = addHours(testNow, 24);

async function aFleet(ctx: Context) {
  const own = (plate: string, seats: number, changes = {}) =>
    aVehicle({ plate, seats, bags: seats, vehicleClass: "sedan", ...changes });
  const fleet = [own("CA 22", 22), own("CA 13", 13), own("CA 8", 8), own("CA 3", 3)];
  await ctx.db.insert(vehicles).values(fleet);
  const { tripId } = await writeTrip(ctx, start, { booking: { passengers: 23, bags: 12 }, trip: { passengers: 23 } });
  const plates = async () => {
    const answer = await splitProposals(ctx, { trip_id: tripId });
    if (!answer.ok) throw new Error("There is no such trip.");
    return answer.value.proposals.map((one) =>
      one.vehicles.map(({ plate, passengers }) => `${plate}: ${passengers}`).join(", "),
    );
  };
  const idOf = (plate: string) => fleet.find((one) => one.plate === plate)?.id ?? "";
  return { tripId, plates, idOf };
}

test("23 people: the free vehicles that take them together, with the fewest empty seats first", () =>
  inTransaction(async (ctx) => {
    const { plates } = await aFleet(ctx);
    expect(await plates()).toEqual(["CA 22: 20, CA 3: 3", "CA 22: 17, CA 8: 6", "CA 22: 14, CA 13: 9"]);
  }));

test("a vehicle on another trip, in the workshop, off the road or without documents is not proposed", () =>
  inTransaction(async (ctx) => {
    const { plates, idOf } = await aFleet(ctx);
    const { driver_id: driverId } = await writeCrew(ctx, { vehicle: { seats: 1, state: "off_road" } });
    await writeTrip(ctx, start, { crew: { driverId, vehicleId: idOf("CA 22") } });
    expect(await plates()).toEqual(["CA 13: 12, CA 8: 8, CA 3: 3"]);
    await ctx.db.insert(vehicleAbsences).values({
      id: ctx.newId(),
      vehicleId: idOf("CA 3"),
      kind: "maintenance",
      span: `["${start.toISOString()}","${addHours(start, 2).toISOString()}")`,
      createdBy: "x",
      createdAt: ctx.now,
    });
    expect((await plates()).join()).not.toMatch(/CA 22|CA 3:/);
    await ctx.db
      .update(vehicles)
      .set({ documentsUntil: localDate("2026-01-01") })
      .where(eq(vehicles.id, idOf("CA 8")));
    expect(await plates()).toEqual([]);
  }));

test("a trip that is gone is not found", () =>
  inTransaction(async (ctx) => {
    expect(await splitProposals(ctx, { trip_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
