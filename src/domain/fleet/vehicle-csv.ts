import { fleetBands } from "../company/catalogue.ts";
import { rowsByHeading } from "../text/rows-by-heading.ts";

/** What a file may say of a vehicle, in the words of its heading. */
const headings = {
  plate: ["plate", "number plate", "registration", "reg"],
  band: ["class", "type"],
  make: ["make", "brand"],
  model: ["model"],
  year: ["year"],
  seats: ["seats", "passenger seats"],
  bags: ["bags", "luggage"],
  colour: ["colour", "color"],
  fuel: ["fuel"],
  vin: ["vin", "chassis", "chassis number"],
  note: ["note", "notes"],
} as const;

export type VehicleCsvField = keyof typeof headings;
export const vehicleCsvFields = Object.keys(headings) as readonly VehicleCsvField[];
/** What a row says; a field without a column, or with an empty cell, says nothing. */
export type VehicleCsvRow = { readonly [K in VehicleCsvField]?: string };

/** The rows of a file by the words of its first line; undefined where no column is the number plate. */
export function vehicleRows(table: readonly (readonly string[])[]): readonly VehicleCsvRow[] | undefined {
  return rowsByHeading(table, headings, "plate");
}

/** A cell as its field is kept: numbers as numbers, a class by its name. What makes no sense stays as it is written. */
export function csvValue(field: VehicleCsvField, cell: string): string | number {
  if (field === "year" || field === "seats" || field === "bags") {
    const plain = cell.replace(/[\s\u00a0]/g, "");
    return /^\d+$/.test(plain) ? Number(plain) : cell;
  }
  const low = cell.toLowerCase();
  if (field === "band") return fleetBands.find(({ id, name }) => id === low || name.toLowerCase() === low)?.id ?? low;
  return field === "fuel" ? low : cell;
}
