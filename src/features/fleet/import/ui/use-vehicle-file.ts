import { type VehicleCsvRow, vehicleRows } from "#domain/fleet/vehicle-csv.ts";

const separators = [",", ";", "\t"];

/** The rows of a CSV file, whatever parts its columns; undefined where none is the number plate. */
export async function readVehicleFile(file: File): Promise<readonly VehicleCsvRow[] | undefined> {
  const text = await file.text();
  const { default: Papa } = await import("papaparse");
  return separators
    .map((delimiter) => vehicleRows(Papa.parse<string[]>(text, { delimiter }).data))
    .reduce((best, next) => (columnsIn(next) > columnsIn(best) ? next : best));
}

const columnsIn = (rows: readonly VehicleCsvRow[] | undefined) =>
  Math.max(0, ...(rows ?? []).map((row) => Object.keys(row).length));
