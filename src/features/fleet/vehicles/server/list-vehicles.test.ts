import { expect, test } from "vitest";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listVehicles } from "./list-vehicles.ts";

test("the fleet is paged by plate, and filtered by status, class, owner, plate and make", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    await ctx.db
      .insert(vehicles)
      .values([
        aVehicle({ plate: "CA 100-001", vehicleClass: "sedan", make: "Toyota", model: "Corolla" }),
        aVehicle({ plate: "CFM 77219", state: "retired", retiredAt: ctx.now }),
      ]);
    const plates = async (filter: object, size = 25) => {
      const page = await listVehicles(ctx, { search: "", size, ...filter });
      return page.ok ? { plates: page.value.vehicles.map(({ plate }) => plate), next: page.value.next } : undefined;
    };
    const first = await plates({}, 2);
    expect(first?.plates).toEqual(["CA 100-001", "CA 482-117"]);
    expect(await plates({ after: first?.next }, 2)).toEqual({ plates: ["CFM 77219"], next: null });
    expect((await plates({ states: ["retired"] }))?.plates).toEqual(["CFM 77219"]);
    expect((await plates({ vehicle_class: "sedan" }))?.plates).toEqual(["CA 100-001"]);
    expect((await plates({ owner: ctx.newId() }))?.plates).toEqual([]);
    expect((await plates({ search: "ca482" }))?.plates).toEqual(["CA 482-117"]);
    expect((await plates({ search: "toyota cor" }))?.plates).toEqual(["CA 100-001"]);
    expect((await plates({ search: "%" }))?.plates).toEqual([]);
    const span = `["${ctx.now.toISOString()}","2026-12-01T00:00:00Z")`;
    const away = { id: ctx.newId(), vehicleId: vehicle.id, kind: "reserved" as const, span };
    await ctx.db.insert(vehicleAbsences).values({ ...away, createdBy: "system", createdAt: ctx.now });
    const page = await listVehicles(ctx, { search: "482", size: 25 });
    expect(page).toMatchObject({
      value: { vehicles: [{ absence: { kind: "reserved", until: "2026-12-01T00:00:00.000Z" }, open_defects: 0 }] },
    });
  }));
