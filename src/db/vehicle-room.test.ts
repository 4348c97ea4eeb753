import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fleetBands } from "#domain/company/catalogue.ts";
import { bagsCarried as bagsOf } from "#domain/trip/capacity.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { vehicles } from "./schema/fleet.ts";
import { bagsCarried } from "./vehicle-room.ts";

test("a vehicle of every band takes as many bags in the database as by the rule", () =>
  inTransaction(async ({ db }) => {
    const fleet = fleetBands.flatMap(({ id: band }) => [0, 3, 7, 40].map((bags) => aVehicle({ band, bags })));
    await db.insert(vehicles).values(fleet);
    const found = await db.select({ id: vehicles.id, carried: bagsCarried(sql`vehicles`) }).from(vehicles);
    const expected = fleet.map(({ id, band, bags }) => [id, bagsOf({ band, bags })]);
    expect(new Map(found.map(({ id, carried }) => [id, carried]))).toEqual(new Map(expected as [string, number][]));
  }));
