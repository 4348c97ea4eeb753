import type { ImportRow } from "#domain/text/import-columns.ts";
import type { importKinds } from "../import-fields.ts";

type Known = { readonly id: string; readonly version: number };

/** How a kind of record is imported: its key, what a row makes of a record, and how that is shown. */
export type ImportKind<F extends string, R extends Known, Form> = {
  readonly fields: readonly F[];
  /** The field that identifies a record, and how two cells of it compare. */
  readonly key: F;
  readonly compared: (cell: string) => string;
  /** If it takes more than one field to tell two records apart. */
  readonly keyOf?: (row: ImportRow<F>) => string;
  /** The preview’s name for a record without a key. */
  readonly nameOf?: (form: Form) => string;
  /** The message for a second row with the same key. */
  readonly twice: string;
  readonly known: ReadonlyMap<string, R>;
  /** The record according to the row and what is already known; or everything that is wrong. */
  readonly read: (
    row: ImportRow<F>,
    before: R | undefined,
  ) => { readonly form: Form } | { readonly problems: readonly string[] };
  /** Each field’s value, before and after. */
  readonly shown: (of: R | Form) => Readonly<Record<F, string>>;
  /** Worth knowing about a row that has no problems. */
  readonly notes?: (form: Form, before: R | undefined) => readonly string[];
  /** For a record the file changes although no field differs. */
  readonly isRevived?: (before: R) => boolean;
};

export type JudgedRow<F extends string, Form> = {
  readonly key: string;
  readonly kind: (typeof importKinds)[number];
  readonly id: string | null;
  readonly version: number | null;
  readonly changes: { field: F; from: string; to: string }[];
  readonly problems: string[];
  readonly notes: string[];
  readonly form: Form | null;
};

/** The effect of each row, in the order of the file. */
export function judgeImport<F extends string, R extends Known, Form>(
  rows: readonly ImportRow<F>[],
  kind: ImportKind<F, R, Form>,
): JudgedRow<F, Form>[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = kind.keyOf?.(row) ?? kind.compared(row[kind.key] ?? "");
    const isTwice = key !== "" && seen.has(key);
    seen.add(key);
    return judgeRow(row, kind.known.get(key), { kind, isTwice });
  });
}

type Judging<F extends string, R extends Known, Form> = {
  readonly kind: ImportKind<F, R, Form>;
  readonly isTwice: boolean;
};

function judgeRow<F extends string, R extends Known, Form>(
  row: ImportRow<F>,
  before: R | undefined,
  { kind, isTwice }: Judging<F, R, Form>,
): JudgedRow<F, Form> {
  const read = kind.read(row, before);
  const judged = { id: before?.id ?? null, version: before?.version ?? null };
  if (isTwice || "problems" in read) {
    const problems = isTwice || !("problems" in read) ? [kind.twice] : [...read.problems];
    return { ...judged, key: row[kind.key] ?? "", kind: "error", changes: [], problems, notes: [], form: null };
  }
  const changes = before ? changesOf(kind, before, read.form) : [];
  const isChanged = changes.length > 0 || (before !== undefined && kind.isRevived?.(before) === true);
  const known = isChanged ? "changed" : "unchanged";
  const key = kind.shown(read.form)[kind.key] || (kind.nameOf?.(read.form) ?? "");
  const notes = [...(kind.notes?.(read.form, before) ?? [])];
  return { ...judged, key, kind: before ? known : "new", changes, problems: [], notes, form: read.form };
}

function changesOf<F extends string, R extends Known, Form>(kind: ImportKind<F, R, Form>, before: R, form: Form) {
  const [was, is] = [kind.shown(before), kind.shown(form)];
  return kind.fields.flatMap((field) => (was[field] === is[field] ? [] : [{ field, from: was[field], to: is[field] }]));
}

/** As much of a row as the preview shows. */
export const previewOf = <F extends string, Form>(row: JudgedRow<F, Form>) => {
  const { key, kind, version, changes, problems, notes } = row;
  return { key, kind, version, changes, problems, notes };
};
