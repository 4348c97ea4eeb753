import { expect, test } from "vitest";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeVehicleStatus } from "./change-vehicle-status.ts";
import { readVehicle } from "./read-vehicle.ts";

test("shows one vehicle with its history, names and possible actions", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    await changeVehicleStatus(ctx, { id: vehicle.id, version: 1, to: "maintenance", reason: "Brakes" });
    expect(await readVehicle(ctx, { id: vehicle.id })).toMatchObject({
      value: {
        plate: "CA 482-117",
        state: "maintenance",
        version: 2,
        documents_until: "2099-12-31",
        owner: null,
        moves: [{ from_state: "available", to_state: "maintenance", by: "Naledi", reason: "Brakes" }],
        possible_states: ["available", "off_road", "retired"],
      },
    });
    expect(await readVehicle(ctx, { id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
