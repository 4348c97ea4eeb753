import * as z from "zod/mini";
import { vehicleColumns } from "#domain/fleet/vehicle-csv.ts";
import { call, contract } from "#platform/contract.ts";
import { importCounts, importRefusals, importRuns, importShapes, largestImport } from "#platform/import-fields.ts";
import { fleetWriters } from "../contract.ts";

const shapes = importShapes(vehicleColumns);

export const vehicleImportContract = contract({
  previewVehicleImport: call({
    summary: "Shows what a file of vehicles would add and change, row by row, and what is wrong in it.",
    access: fleetWriters,
    effect: "reads",
    largest: largestImport,
    input: z.object(shapes.previewed),
    output: shapes.preview,
  }),
  importVehicles: call({
    summary: "Adds and changes vehicles as a file says and its preview showed: all rows, or none.",
    access: fleetWriters,
    effect: "creates",
    largest: largestImport,
    input: z.object(shapes.imported),
    output: importCounts,
    refusals: importRefusals,
  }),
  vehicleImports: call({
    summary: "Lists the latest imports of vehicles: who brought which file, and what it changed.",
    access: fleetWriters,
    effect: "reads",
    input: z.object({}),
    output: importRuns,
  }),
});
