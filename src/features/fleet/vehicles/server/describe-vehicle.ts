import { toWire } from "#platform/to-wire.ts";
import { type ListedVehicle, listedVehicle } from "../contract.ts";
import type { VehicleRecord } from "./views.ts";

export const describeVehicle = (row: VehicleRecord): ListedVehicle =>
  toWire(listedVehicle, row, {
    owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? "" },
    absence: row.absence && { kind: row.absence.kind, until: new Date(row.absence.until).toISOString() },
  });
