import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { localDate } from "#domain/time/local-time.ts";
import { bagsCarried as bagsOf, isCovered as isCoveredBy } from "#domain/trip/capacity.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { vehicles } from "./schema/fleet.ts";
import { bagsCarried, isCovered } from "./vehicle-room.ts";

test("a vehicle of every class takes as many bags in the database as by the rule", () =>
  inTransaction(async ({ db }) => {
    const fleet = startingClasses.flatMap(({ id: vehicleClass }) =>
      [0, 3, 7, 40].map((bags) => aVehicle({ vehicleClass, bags })),
    );
    await db.insert(vehicles).values(fleet);
    const rows = await db.select({ id: vehicles.id, carried: bagsCarried(sql`vehicles`) }).from(vehicles);
    const expected = fleet.map(({ id, vehicleClass, bags }) => [id, bagsOf({ vehicleClass, bags }, startingClasses)]);
    expect(new Map(rows.map(({ id, carried }) => [id, carried]))).toEqual(new Map(expected as [string, number][]));
  }));

test("a vehicle's documents are good on the same days in the database as by the rule", () =>
  inTransaction(async ({ db }) => {
    const fleet = [null, localDate("2026-11-19"), localDate("2026-11-20"), localDate("2026-11-21")].map(
      (documentsUntil) => aVehicle({ documentsUntil }),
    );
    await db.insert(vehicles).values(fleet);
    // The last minute of the 20th and the first of the 21st in Cape Town.
    for (const to of [new Date("2026-11-20T21:59:00Z"), new Date("2026-11-20T22:00:00Z")]) {
      const is = isCovered(sql`vehicles`, sql`${to.toISOString()}::timestamptz`);
      const rows = await db.select({ id: vehicles.id, is }).from(vehicles);
      const expected = fleet.map(({ id, documentsUntil = null }) => [
        id,
        isCoveredBy({ documentsUntil }, { from: to, to }),
      ]);
      expect(new Map(rows.map((one) => [one.id, one.is]))).toEqual(new Map(expected as [string, boolean][]));
    }
  }));
