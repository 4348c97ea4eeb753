import * as z from "zod/mini";
import { charactersOf, type ImportColumns, longestCell } from "#domain/text/import-columns.ts";
import { versionField } from "./wire.ts";

/** The effect of a row of a file. */
export const importKinds = ["new", "changed", "unchanged", "error"] as const;

const cellOf = (longest: number) => z.optional(z.string().check(z.maxLength(longest)));

/** A company imports years of customers in one file. */
const rowsAtMost = 5000;

/** More than other calls accept: the rows of a whole file. */
export const largestImport = 8 * 1024 * 1024;

const tooMany = `Import at most ${rowsAtMost} rows at a time`;

/** Input and output of an import’s two calls, derived from its columns. */
export function importShapes<F extends string>(columns: ImportColumns<F>) {
  const fields = Object.keys(columns) as F[];
  const cells = Object.fromEntries(fields.map((field) => [field, cellOf(charactersOf(columns[field]))])) as Record<
    F,
    ReturnType<typeof cellOf>
  >;
  const row = z.object({
    /** Its key, as written in the file or in our record. */
    key: z.string(),
    kind: z.enum(importKinds),
    /** The version it would change; null for a new record. */
    version: z.nullable(z.int()),
    changes: z.array(z.object({ field: z.enum(fields as [F, ...F[]]), from: z.string(), to: z.string() })),
    problems: z.array(z.string()),
    /** Worth knowing before; it is imported all the same. */
    notes: z._default(z.array(z.string()), []),
  });
  return {
    previewed: { rows: z.array(z.object(cells)).check(z.maxLength(rowsAtMost, tooMany)) },
    preview: z.object({ rows: z.array(row) }),
    imported: {
      file_name: z._default(z.string().check(z.maxLength(longestCell)), ""),
      rows: z.array(z.object({ ...cells, version: z.nullable(versionField) })).check(z.maxLength(rowsAtMost, tooMany)),
    },
  };
}

export const importCounts = z.object({ added: z.int(), changed: z.int(), unchanged: z.int() });

export const importRefusals = {
  has_errors: "Some rows can’t be imported. Correct the file, then preview it again.",
  changed_meanwhile: "A record has changed since the preview. Preview the file again.",
};

/** Why a file isn’t read. */
export const sheetRefusals = {
  unreadable: "We couldn’t read this file. Save it as CSV or as an Excel workbook (.xlsx), then choose it again.",
  too_large: "This file is too large. Save the sheet you need as CSV, at most 5 MB.",
  too_many_rows: "This file has more than 10,000 rows. Divide it, then choose the first part.",
  too_many_columns: "This file has more than 100 columns. Remove those we don’t need, then choose it again.",
};

/** An import can be undone as a whole for this many hours. */
export const importUndoHours = 24;

/** One run of an import: who imported which file when, and what changed. */
const importRun = z.extend(importCounts, {
  id: z.string(),
  at: z.string(),
  by: z.string(),
  file_name: z.string(),
  /** How many records had which fields changed. */
  changed_fields: z.array(z.object({ field: z.string(), records: z.int() })),
  /** Until when it can be undone; null if it was, or if it is too late. */
  undo_until: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
});
export type ImportRun = z.output<typeof importRun>;

export const importRuns = z.object({ runs: z.array(importRun) });
