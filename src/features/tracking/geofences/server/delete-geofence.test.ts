import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { deleteGeofence } from "./delete-geofence.ts";

test("an unknown one can’t be deleted", () =>
  inTransaction(async (transaction) => {
    expect(await deleteGeofence(await asTeam(transaction), { id: newId() })).toMatchObject({ reason: "not_found" });
  }));
