import { saveFile } from "#platform/browser/save-file.ts";
import { Badge, type Tone } from "../badge.tsx";
import { Button } from "../button.tsx";

export type RowKind = "new" | "changed" | "unchanged" | "removed" | "error";

export type PreviewedRow = {
  readonly key: string;
  readonly kind: RowKind;
  readonly version: number | null;
  readonly changes: readonly { readonly field: string; readonly from: string; readonly to: string }[];
  readonly problems: readonly string[];
  /** Further facts of the row, or a warning; it is imported all the same. */
  readonly notes?: readonly string[];
};

export type Labels = Readonly<Record<string, { readonly label: string }>>;
/** The line is null for a record that the file doesn’t name. */
export type LinedRow = PreviewedRow & { readonly line: number | null };

const kinds: Readonly<Record<RowKind, { label: string; tone: Tone; place: number }>> = {
  error: { label: "Error", tone: "bad", place: 0 },
  changed: { label: "Changed", tone: "info", place: 1 },
  removed: { label: "Removed", tone: "warn", place: 2 },
  new: { label: "New", tone: "ok", place: 3 },
  unchanged: { label: "Unchanged", tone: "neutral", place: 4 },
};

/** So many rows are drawn; a long file is counted above. */
const rowsShown = 200;

type ImportPreviewProps = { rows: readonly LinedRow[]; keyLabel: string; labels: Labels };

/** The effect of each row: errors first, then what changes, what goes and what is new; in each, what has a note first. */
export function ImportPreview({ rows, keyLabel, labels }: ImportPreviewProps) {
  const sorted = rows.toSorted(
    (a, b) => kinds[a.kind].place - kinds[b.kind].place || notesOf(b) - notesOf(a) || (a.line ?? 0) - (b.line ?? 0),
  );
  const errors = sorted.filter(({ kind }) => kind === "error");
  return (
    <>
      {errors.length > 1 && (
        <Button variant="outline" className="justify-self-start" onClick={() => void saveErrors(errors)}>
          Download errors
        </Button>
      )}
      <ul aria-label="Preview" className="divide-y divide-line">
        {sorted.slice(0, rowsShown).map((row, at) => (
          <PreviewRow key={row.line ?? `removed ${at}`} row={row} keyLabel={keyLabel} labels={labels} />
        ))}
      </ul>
      {sorted.length > rowsShown && (
        <p className="text-ink-2 text-sm">{sorted.length - rowsShown} more rows are not shown here.</p>
      )}
    </>
  );
}

const notesOf = ({ notes = [] }: PreviewedRow): number => Math.min(1, notes.length);

/** For the person who corrects the file. */
async function saveErrors(errors: readonly LinedRow[]) {
  const { default: Papa } = await import("papaparse");
  const rows = errors.map(({ line, key, problems }) => [String(line ?? ""), key, problems.join(". ")]);
  const text = Papa.unparse([["Line", "Record", "Problem"], ...rows], { escapeFormulae: true });
  saveFile({ name: "import-errors.csv", type: "text/csv", content: `\ufeff${text}` });
}

function PreviewRow({ row, keyLabel, labels }: { row: LinedRow; keyLabel: string; labels: Labels }) {
  const { label, tone } = kinds[row.kind];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="w-16 text-ink-3 text-sm">{row.line === null ? "Not in file" : `Line ${row.line}`}</span>
      <span className="min-w-28 font-semibold [overflow-wrap:anywhere]">{row.key || `No ${keyLabel}`}</span>
      <Badge tone={tone}>{label}</Badge>
      {row.problems.length > 0 && <span className="text-bad text-sm">{row.problems.join(". ")}</span>}
      {row.notes && row.notes.length > 0 && (
        <span className="text-ink-2 text-sm [overflow-wrap:anywhere]">{row.notes.join(". ")}</span>
      )}
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
