import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { largestImport } from "#platform/import-fields.ts";

/** Our team; and a corporate client, for its own travellers. */
const importers = [...rolesThatMay("import_records"), "corporate"] as const;

/** Five megabytes, written as base64. */
const longestContent = 7_000_000;

export const importsContract = contract({
  readSheet: call({
    summary: "Reads a CSV file or the first sheet of an Excel workbook: its cells, as text. Nothing of it is kept.",
    access: importers,
    effect: "reads",
    limit: { times: 60, seconds: 600 },
    largest: largestImport,
    input: z.object({
      content: z.base64("Choose a file").check(z.maxLength(longestContent, "Choose a file of at most 5 MB")),
    }),
    output: z.object({ table: z.array(z.array(z.string())) }),
    refusals: {
      unreadable: "We couldn’t read this file. Save it as CSV or as an Excel workbook (.xlsx), then choose it again.",
      too_large: "This file is too large. Save the sheet you need as CSV, at most 5 MB.",
      too_many_rows: "This file has more than 10,000 rows. Divide it, then choose the first part.",
      too_many_columns: "This file has more than 100 columns. Remove those we don’t need, then choose it again.",
    },
  }),
  undoImport: call({
    summary: "Undoes an import as a whole, within 24 hours: new records go, changed ones are as before.",
    access: importers,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({ rows: z.int() }),
    refusals: {
      not_found: "We couldn’t find that import.",
      too_late: "This import can’t be undone any more.",
      undone: "This import has already been undone.",
      changed_since: "Some of these records have changed since they were imported, so the import can’t be undone.",
      in_use: "Some of these records are in use by now, so the import can’t be undone.",
    },
  }),
});
