import { expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { seeVehicle } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listTrackedVehicles } from "./list-tracked-vehicles.ts";

test("lists the vehicles with positions on that day, with their trips", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const { vehicleId, tripId, reference, token } = await writeTrackedTrip(ctx, { startsIn: 0 });
    const silent = await writeTrackedTrip(ctx);
    await seeVehicle(ctx, token, {});
    const date = localDateOf(ctx.now);
    const { vehicles } = (await listTrackedVehicles(ctx, { date })).value;
    expect(vehicles.find(({ id }) => id === vehicleId)).toMatchObject({
      name: "Hyundai Staria",
      trips: [{ id: tripId, reference, driver: "Sipho Ndlovu", pickup_at: ctx.now.toISOString() }],
    });
    expect(vehicles.some(({ id }) => id === silent.vehicleId)).toBe(false);
    const before = await listTrackedVehicles(ctx, { date: addDays(date, -1) });
    expect(before.value.vehicles.some(({ id }) => id === vehicleId)).toBe(false);
  }));
