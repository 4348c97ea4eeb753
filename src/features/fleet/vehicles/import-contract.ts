import * as z from "zod/mini";
import { vehicleCsvFields } from "#domain/fleet/vehicle-csv.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";
import { fleetWriters } from "../contract.ts";

const cell = z.optional(z.string().check(z.maxLength(200)));
const row = z.object({
  plate: cell,
  band: cell,
  make: cell,
  model: cell,
  year: cell,
  seats: cell,
  bags: cell,
  colour: cell,
  fuel: cell,
  vin: cell,
  note: cell,
});
// So many fit into one request.
const rowsAtMost = 300;

export const importKinds = ["new", "changed", "unchanged", "error"] as const;

/** What one row of the file would do. */
export const importedRow = z.object({
  plate: z.string(),
  kind: z.enum(importKinds),
  /** The version it would change; null for a new vehicle. */
  version: z.nullable(z.int()),
  changes: z.array(z.object({ field: z.enum(vehicleCsvFields), from: z.string(), to: z.string() })),
  problems: z.array(z.string()),
});
export type ImportedRow = z.output<typeof importedRow>;

export const vehicleImportContract = contract({
  previewVehicleImport: call({
    summary: "Shows what a file of vehicles would add and change, row by row, and what is wrong in it.",
    access: fleetWriters,
    effect: "reads",
    input: z.object({ rows: z.array(row).check(z.maxLength(rowsAtMost, "Import at most 300 vehicles at a time")) }),
    output: z.object({ rows: z.array(importedRow) }),
  }),
  importVehicles: call({
    summary: "Adds and changes vehicles as a file says and its preview showed: all rows, or none.",
    access: fleetWriters,
    effect: "creates",
    input: z.object({
      rows: z
        .array(z.object({ ...row.shape, version: z.nullable(versionField) }))
        .check(z.maxLength(rowsAtMost, "Import at most 300 vehicles at a time")),
    }),
    output: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
    refusals: {
      has_errors: "Some rows can’t be imported. Correct the file, then preview it again.",
      changed_meanwhile: "A vehicle has changed since the preview. Preview the file again.",
    },
  }),
});
