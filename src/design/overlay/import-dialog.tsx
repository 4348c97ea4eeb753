import { useState } from "react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Alert } from "../alert.tsx";
import { Badge, type Tone } from "../badge.tsx";
import { Button } from "../button.tsx";
import { Field } from "../fields/field.tsx";
import { Dialog } from "./dialog.tsx";
import { toast } from "./toast.tsx";

type Kind = "new" | "changed" | "unchanged" | "error";

export type PreviewedRow = {
  readonly key: string;
  readonly kind: Kind;
  readonly version: number | null;
  readonly changes: readonly { readonly field: string; readonly from: string; readonly to: string }[];
  readonly problems: readonly string[];
};

export type PastImport = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly file_name: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly changed_fields: readonly { readonly field: string; readonly records: number }[];
};

type ReadRow<R> = { readonly line: number; readonly row: R };
type Preview<R> = {
  readonly fileName: string;
  readonly rows: readonly ReadRow<R>[];
  readonly judged: readonly PreviewedRow[];
};

type ImportDialogProps<R> = {
  /** Of what: “vehicles”. */
  name: string;
  description: string;
  /** The id of a row; said where it has none. */
  keyLabel: string;
  /** Where the file has no column for it. */
  noKey: string;
  labels: Readonly<Record<string, { readonly label: string }>>;
  /** The rows of a table by its headings; undefined where none is the key. */
  rowsOf: (table: readonly (readonly string[])[]) => readonly ReadRow<R>[] | undefined;
  preview: (rows: R[]) => Promise<readonly PreviewedRow[]>;
  apply: (rows: (R & { version: number | null })[], fileName: string) => Promise<{ added: number; changed: number }>;
  /** The latest runs; undefined while they are read. */
  past: readonly PastImport[] | undefined;
  onClose: () => void;
};

/** Reads a file, shows everything it would change, and does it, all or nothing; below, what was imported before. */
export function ImportDialog<R extends object>(props: ImportDialogProps<R>) {
  const { name, onClose } = props;
  const { preview, problem, isBusy, read, confirm } = useImport(props);
  const count = (kind: Kind) => preview?.judged.filter((row) => row.kind === kind).length ?? 0;
  const isReady = count("error") === 0 && count("new") + count("changed") > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Import ${name}`}
      description={props.description}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} busy={isBusy} onClick={() => preview && void confirm(preview)}>
            Import {name}
          </Button>
        </>
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <Field label="File" required>
          <input
            type="file"
            aria-label="File"
            accept=".csv,text/csv"
            className="w-full min-w-0 cursor-pointer rounded-md text-ink-2 text-sm file:me-3 file:min-h-10 file:cursor-pointer file:rounded-pill file:border-0 file:bg-surface-2 file:px-4 file:font-semibold file:text-ink hover:file:bg-accent-soft"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </Field>
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
        {preview ? (
          <>
            <p aria-live="polite" className="font-semibold">
              {count("new")} new, {count("changed")} changed, {count("unchanged")} unchanged, {count("error")} with
              errors
            </p>
            {count("error") > 0 && (
              <Alert tone="warn">Nothing is imported yet. Correct these lines in the file, then choose it again.</Alert>
            )}
            {preview.judged.length > 0 && count("unchanged") === preview.judged.length && (
              <Alert tone="ok">There is nothing to import: our records already match this file.</Alert>
            )}
            <ul aria-label="Preview" className="divide-y divide-line">
              {preview.judged.map((row, at) => (
                <PreviewRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never move
                  key={at}
                  row={row}
                  line={preview.rows[at]?.line ?? at + 2}
                  keyLabel={props.keyLabel}
                  labels={props.labels}
                />
              ))}
            </ul>
          </>
        ) : (
          <PastImports past={props.past} labels={props.labels} />
        )}
      </div>
    </Dialog>
  );
}

function useImport<R extends object>({ noKey, rowsOf, preview: ask, apply, onClose }: ImportDialogProps<R>) {
  const [preview, setPreview] = useState<Preview<R>>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | undefined) => {
    setPreview(undefined);
    setProblem(undefined);
    if (!file) return;
    try {
      const rows = await readFile(file, rowsOf);
      if (!rows) return setProblem(noKey);
      setPreview({ fileName: file.name, rows, judged: await ask(rows.map(({ row }) => row)) });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const confirm = async ({ fileName, rows, judged }: Preview<R>) => {
    setBusy(true);
    try {
      const versioned = rows.map(({ row }, at) => ({ ...row, version: judged[at]?.version ?? null }));
      const { added, changed } = await apply(versioned, fileName.slice(-200));
      onClose();
      await toast({ title: `${added} added, ${changed} changed`, kind: "success" });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { preview, problem, isBusy, read, confirm };
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : "We couldn’t read this file. Please try again.";

const separators = [",", ";", "\t"];

/** The rows of a CSV file, whatever separates its columns; undefined where none is the key. */
async function readFile<R extends object>(file: File, rowsOf: ImportDialogProps<R>["rowsOf"]) {
  const text = await file.text();
  const { default: Papa } = await import("papaparse");
  const columnsIn = (rows: readonly ReadRow<R>[] | undefined) =>
    Math.max(0, ...(rows ?? []).map(({ row }) => Object.keys(row).length));
  return separators
    .map((delimiter) => rowsOf(Papa.parse<string[]>(text, { delimiter }).data))
    .reduce((best, next) => (columnsIn(next) > columnsIn(best) ? next : best));
}

const kinds: Readonly<Record<Kind, { label: string; tone: Tone }>> = {
  new: { label: "New", tone: "ok" },
  changed: { label: "Changed", tone: "info" },
  unchanged: { label: "Unchanged", tone: "neutral" },
  error: { label: "Error", tone: "bad" },
};

type Labels = ImportDialogProps<object>["labels"];
type PreviewRowProps = { row: PreviewedRow; line: number; keyLabel: string; labels: Labels };

function PreviewRow({ row, line, keyLabel, labels }: PreviewRowProps) {
  const { label, tone } = kinds[row.kind];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="w-16 text-ink-3 text-sm">Line {line}</span>
      <span className="min-w-28 font-semibold [overflow-wrap:anywhere]">{row.key || `No ${keyLabel}`}</span>
      <Badge tone={tone}>{label}</Badge>
      {row.problems.length > 0 && <span className="text-bad text-sm">{row.problems.join(". ")}</span>}
      {row.changes.length > 0 && (
        <ul aria-label={`Changes to ${row.key}`} className="grid basis-full gap-0.5 ps-19 text-sm max-sm:ps-0">
          {row.changes.map(({ field, from, to }) => (
            <li key={field} className="[overflow-wrap:anywhere]">
              <span className="text-ink-2">{labels[field]?.label ?? field}:</span> <s>{from || "none"}</s>{" "}
              <b className="font-semibold">{to || "none"}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function PastImports({ past, labels }: { past: readonly PastImport[] | undefined; labels: Labels }) {
  if (!past || past.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" className="grid gap-2">
      <h3 id="past-imports" className="font-semibold">
        Past imports
      </h3>
      <ul className="divide-y divide-line text-sm">
        {past.map((run) => (
          <li key={run.id} className="grid gap-0.5 py-2.5">
            <span className="font-semibold [overflow-wrap:anywhere]">{run.file_name || "A file"}</span>
            <span className="text-ink-2">
              {formatDateTime(run.at)}
              {run.by && `, by ${run.by}`}
            </span>
            <span>
              {run.added} added, {run.changed} changed, {run.unchanged} unchanged
            </span>
            {run.changed_fields.length > 0 && (
              <span className="text-ink-2">
                {run.changed_fields
                  .map(({ field, records }) => `${labels[field]?.label ?? field} (${records})`)
                  .join(", ")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
