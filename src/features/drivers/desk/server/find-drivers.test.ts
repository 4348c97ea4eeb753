import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverDocument, aDriverOnRecord, allDocuments } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { findDrivers } from "./find-drivers.ts";

const page = { search: "", size: 25 };

test("drivers are listed by family name, with their documents and accepted trips", () =>
  inTransaction(async (ctx) => {
    const provider = newId();
    await ctx.db
      .insert(organisations)
      .values({ id: provider, kind: "driver_provider", name: "Cape Fleet", createdAt: testNow });
    const botha = await aDriverOnRecord(ctx, { lastName: "Botha", providerId: provider });
    const adams = await aDriverOnRecord(ctx, { lastName: "Adams", email: "adams@example.com" });
    await aDriverOnRecord(ctx, { lastName: "Zulu", state: "left" });
    await allDocuments(ctx, adams);
    await aDriverDocument(ctx, botha, "drivers_licence");
    await aDriverDocument(ctx, botha, "prdp", { expiresOn: localDate("2026-01-01") });
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    await writeTrip(ctx, addHours(testNow, 5), { crew: { driverId: adams, vehicleId: vehicle.id } });
    await writeTrip(ctx, addHours(testNow, -5), { crew: { driverId: adams, vehicleId: vehicle.id } });

    const { value } = await findDrivers(ctx, page);
    expect(value.drivers).toMatchObject([
      { name: "Sipho Adams", documents: "verified", trips_ahead: 1, provider: null },
      { name: "Sipho Botha", documents: "expired", trips_ahead: 0, provider: { name: "Cape Fleet" } },
    ]);
    expect(value.counts).toEqual(
      expect.arrayContaining([
        { state: "active", drivers: 2 },
        { state: "left", drivers: 1 },
      ]),
    );
    expect((await findDrivers(ctx, { ...page, provider: "own" })).value.drivers).toHaveLength(1);
    expect((await findDrivers(ctx, { ...page, provider })).value.drivers).toMatchObject([{ name: "Sipho Botha" }]);
    expect((await findDrivers(ctx, { ...page, state: "left" })).value.drivers).toMatchObject([{ name: "Sipho Zulu" }]);
    expect((await findDrivers(ctx, { ...page, search: "adams@" })).value.drivers).toMatchObject([{ id: adams }]);
  }));

test("a page starts where the previous one ended", () =>
  inTransaction(async (ctx) => {
    for (const lastName of ["C", "A", "B"]) await aDriverOnRecord(ctx, { lastName });
    const first = (await findDrivers(ctx, { ...page, size: 2 })).value;
    const second = (await findDrivers(ctx, { ...page, size: 2, after: first.next })).value;
    expect([...first.drivers, ...second.drivers].map(({ name }) => name)).toEqual(["Sipho A", "Sipho B", "Sipho C"]);
    expect(second.next).toBeNull();
  }));
