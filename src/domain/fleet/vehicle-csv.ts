import type { VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { ImportColumns, ImportRow } from "../text/import-columns.ts";

/** The columns of a vehicles file. */
export const vehicleColumns = {
  plate: { label: "Number plate", headings: ["plate", "number plate", "registration", "reg"] },
  vehicle_class: { label: "Class", headings: ["class", "type"] },
  make: { label: "Make", headings: ["make", "brand"] },
  model: { label: "Model", headings: ["model"] },
  year: { label: "Year", headings: ["year"] },
  seats: { label: "Seats", headings: ["seats", "passenger seats"] },
  bags: { label: "Bags", headings: ["bags", "luggage"] },
  colour: { label: "Colour", headings: ["colour", "color"] },
  fuel: { label: "Fuel", headings: ["fuel"] },
  vin: { label: "VIN", headings: ["vin", "chassis", "chassis number"] },
  note: { label: "Note", headings: ["note", "notes"] },
} as const satisfies ImportColumns<string>;

export type VehicleCsvField = keyof typeof vehicleColumns;
export const vehicleCsvFields = Object.keys(vehicleColumns) as readonly VehicleCsvField[];
export type VehicleCsvRow = ImportRow<VehicleCsvField>;

/** A cell as its field stores it: numbers as numbers, a class by its id. Nonsense stays as written. */
export function csvValue(field: VehicleCsvField, cell: string, classes: VehicleClasses): string | number {
  if (field === "year" || field === "seats" || field === "bags") {
    const plain = cell.replace(/[\s\u00a0]/g, "");
    return /^\d+$/.test(plain) ? Number(plain) : cell;
  }
  const low = cell.toLowerCase();
  if (field === "vehicle_class")
    return classes.find(({ id, name }) => id === low || name.toLowerCase() === low)?.id ?? low;
  return field === "fuel" ? low : cell;
}
