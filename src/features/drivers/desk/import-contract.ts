import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { driverColumns } from "#domain/driver/driver-csv.ts";
import { call, contract } from "#platform/contract.ts";
import { importCounts, importRefusals, importRuns, importShapes, largestImport } from "#platform/import-fields.ts";

const team = rolesThatMay("change_fleet_records");
const shapes = importShapes(driverColumns);

export const driverImportContract = contract({
  previewDriverImport: call({
    summary: "Shows what a file of drivers would add and change, row by row, and what is wrong in it.",
    access: team,
    effect: "reads",
    largest: largestImport,
    input: z.object(shapes.previewed),
    output: shapes.preview,
  }),
  importDrivers: call({
    summary:
      "Adds and changes drivers as a file says and its preview showed: all rows, or none. Last days of documents wait to be verified.",
    access: team,
    effect: "creates",
    largest: largestImport,
    input: z.object(shapes.imported),
    output: importCounts,
    refusals: importRefusals,
  }),
  driverImports: call({
    summary: "Lists the latest imports of drivers: who brought which file, and what it changed.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: importRuns,
  }),
});
