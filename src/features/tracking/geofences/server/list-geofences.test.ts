import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { airport } from "#testing/builders/dispatch/a-seen-vehicle.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listGeofences } from "./list-geofences.ts";
import { saveGeofence } from "./save-geofence.ts";

test("the depot comes first, then the others by name", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const shape = { kind: "circle", ...airport, radius_m: 400 } as const;
    for (const [name, purpose] of [
      ["Waterfront", "own"],
      ["Airport", "own"],
      ["Yard", "depot"],
    ] as const)
      await saveGeofence(ctx, { id: null, version: 0, name, purpose, shape });
    const { geofences } = (await listGeofences(ctx)).value;
    expect(geofences.map(({ name }) => name)).toEqual(["Yard", "Airport", "Waterfront"]);
  }));
