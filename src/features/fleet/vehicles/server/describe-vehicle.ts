import type { ListedVehicle } from "../contract.ts";
import type { VehicleRecord } from "./views.ts";

export const describeVehicle = (row: VehicleRecord): ListedVehicle => ({
  id: row.id,
  version: row.version,
  plate: row.plate,
  vehicle_class: row.vehicleClass,
  make: row.make,
  model: row.model,
  year: row.year,
  seats: row.seats,
  bags: row.bags,
  state: row.state,
  odometer_km: row.odometerKm,
  owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? "" },
  photo_id: row.photoId,
  documents_until: row.documentsUntil,
  open_defects: row.openDefects,
  absence: row.absence && { kind: row.absence.kind, until: new Date(row.absence.until).toISOString() },
});
