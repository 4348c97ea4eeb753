import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { customerColumns } from "#domain/person/customer-csv.ts";
import { call, contract } from "#platform/contract.ts";
import { importCounts, importRefusals, importRuns, importShapes, largestImport } from "#platform/import-fields.ts";

const team = rolesThatMay("import_records");
const shapes = importShapes(customerColumns);

export const customerImportContract = contract({
  previewCustomerImport: call({
    summary: "Shows what a file of customers would add and change, row by row, and what is wrong in it.",
    access: team,
    effect: "reads",
    largest: largestImport,
    input: z.object(shapes.previewed),
    output: shapes.preview,
  }),
  importCustomers: call({
    summary: "Adds and changes customers as a file says and its preview showed: all rows, or none.",
    access: team,
    effect: "creates",
    largest: largestImport,
    input: z.object(shapes.imported),
    output: importCounts,
    refusals: importRefusals,
  }),
  customerImports: call({
    summary: "Lists the latest imports of customers: who brought which file, and what it changed.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: importRuns,
  }),
});
