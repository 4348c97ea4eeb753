import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { largestImport, sheetRefusals } from "#platform/import-fields.ts";

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
    refusals: sheetRefusals,
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
