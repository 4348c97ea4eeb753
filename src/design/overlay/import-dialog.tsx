import { FileDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { saveFile } from "#platform/browser/save-file.ts";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { Field } from "../fields/field.tsx";
import { Spinner } from "../spinner.tsx";
import { Dialog } from "./dialog.tsx";
import { ImportPreview, type Labels, type PreviewedRow, type RowKind } from "./import-preview.tsx";
import { type PastImport, PastImports } from "./past-imports.tsx";
import { toast } from "./toast.tsx";

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
  labels: Labels;
  /** Kinds of files that it takes as well as sheets. */
  accepts?: string;
  /** The cells of a file, as text. */
  readTable: (file: File) => Promise<readonly (readonly string[])[]>;
  /** The rows of a table by its headings; undefined where none is the key. */
  rowsOf: (table: readonly (readonly string[])[]) => readonly ReadRow<R>[] | undefined;
  /** One for each row, in their order; after them, records that the file doesn’t name and that would go. */
  preview: (rows: R[]) => Promise<readonly PreviewedRow[]>;
  apply: (rows: (R & { version: number | null })[], fileName: string) => Promise<{ added: number; changed: number }>;
  /** The latest runs; undefined while they are read. Without `undo` there are none. */
  past?: readonly PastImport[] | undefined;
  undo?: (id: string) => Promise<unknown>;
  /** Said above the preview of a file: a choice, or why it can’t be imported yet. */
  beside?: ReactNode;
  hasObstacle?: boolean;
  /** Records that the file doesn’t name stay. */
  keepsOthers?: boolean;
  /** Lines for the template below its headings, such as the records there are. */
  templateRows?: readonly (readonly string[])[];
  onClose: () => void;
};

const sheets = ".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Reads a file, shows everything it would change, and does it, all or nothing; below, the previous imports. */
export function ImportDialog<R extends object>(props: ImportDialogProps<R>) {
  const { name, onClose, undo } = props;
  const { preview, problem, isReading, isBusy, read, confirm } = useImport(props);
  const judged = preview?.judged.filter(({ kind }) => kind !== "removed" || !props.keepsOthers) ?? [];
  const count = (kind: RowKind) => judged.filter((row) => row.kind === kind).length;
  const changes = count("new") + count("changed") + count("removed");
  const isReady = count("error") === 0 && changes > 0 && !props.hasObstacle;
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
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          icon={<FileDown aria-hidden="true" />}
          onClick={() => void saveTemplate(props)}
        >
          Download template
        </Button>
        <Field label="File" required>
          <input
            type="file"
            aria-label="File"
            accept={[sheets, props.accepts].filter(Boolean).join(",")}
            className="w-full min-w-0 cursor-pointer rounded-md text-ink-2 text-sm file:me-3 file:min-h-10 file:cursor-pointer file:rounded-pill file:border-0 file:bg-surface-2 file:px-4 file:font-semibold file:text-ink hover:file:bg-accent-soft"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </Field>
        <div aria-live="polite" className="flex items-center gap-2 text-ink-2 empty:hidden">
          {isReading && (
            <>
              <Spinner /> Reading the file…
            </>
          )}
          {isBusy && preview && (
            <>
              <Spinner /> Importing {preview.judged.length} lines. This may take a minute, and is done as a whole or not
              at all.
            </>
          )}
        </div>
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
        {preview ? (
          <>
            <p aria-live="polite" className="font-semibold">
              {count("new")} new, {count("changed")} changed, {count("removed") > 0 && `${count("removed")} removed, `}
              {count("unchanged")} unchanged, {count("error")} with errors
            </p>
            {props.beside}
            {count("error") > 0 && (
              <Alert tone="warn">Nothing is imported yet. Correct these lines in the file, then choose it again.</Alert>
            )}
            {judged.length > 0 && count("unchanged") === judged.length && (
              <Alert tone="ok">There is nothing to import: our records already match this file.</Alert>
            )}
            <ImportPreview
              rows={judged.map((row, at) => ({ ...row, line: preview.rows[at]?.line ?? null }))}
              keyLabel={props.keyLabel}
              labels={props.labels}
            />
          </>
        ) : (
          undo && <PastImports past={props.past} labels={props.labels} undo={undo} />
        )}
      </div>
    </Dialog>
  );
}

function useImport<R extends object>({ noKey, readTable, rowsOf, preview: ask, apply, onClose }: ImportDialogProps<R>) {
  const [preview, setPreview] = useState<Preview<R>>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | undefined) => {
    setPreview(undefined);
    setProblem(undefined);
    if (!file) return;
    setReading(true);
    try {
      const rows = rowsOf(await readTable(file));
      if (!rows) return setProblem(noKey);
      setPreview({ fileName: file.name, rows, judged: await ask(rows.map(({ row }) => row)) });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setReading(false);
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
  return { preview, problem, isReading, isBusy, read, confirm };
}

/** The headings that are read, for anyone who writes the file. */
async function saveTemplate({
  name,
  labels,
  templateRows = [],
}: Pick<ImportDialogProps<object>, "name" | "labels" | "templateRows">) {
  const { default: Papa } = await import("papaparse");
  const headings = Object.values(labels).map(({ label }) => label);
  const text = Papa.unparse([headings, ...templateRows.map((cells) => [...cells])], { escapeFormulae: true });
  saveFile({ name: `${name.replaceAll(" ", "-")}-template.csv`, type: "text/csv", content: `\ufeff${text}` });
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : "We couldn’t read this file. Please try again.";
