import { Upload } from "lucide-react";
import { useId } from "react";
import { Alert } from "#design/alert.tsx";
import { buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Progress } from "#design/progress.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { bankContract } from "../contract.ts";
import { type ImportOutcome, useStatementImport } from "./use-statement-import.ts";

/** Imports a bank statement and shows the result. */
export function BankImportCard() {
  const id = useId();
  const { standing, send } = useStatementImport();
  const isBusy = standing.kind === "sending";
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-h3">Import a bank statement</h2>
          <p className="text-ink-2 text-sm">
            CSV or OFX from FNB, Standard Bank, Absa, Nedbank or Capitec. Lines already imported are skipped.
          </p>
        </div>
        <label
          htmlFor={id}
          className={buttonClass({ className: "has-focus-visible:outline-3 has-disabled:opacity-60" })}
        >
          <Upload aria-hidden className="size-5" />
          {isBusy ? "Importing…" : "Choose statement"}
          <input
            id={id}
            type="file"
            accept=".csv,.ofx,.qfx,.txt,text/csv"
            disabled={isBusy}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void send(file);
              // Lets the same file be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      {standing.kind === "sending" && <Progress label="Lines imported" value={Math.round(standing.share * 100)} />}
      {standing.kind === "failed" && (
        <Alert
          tone="bad"
          announce
          title={standing.share > 0 ? "We couldn’t import the whole statement" : "We couldn’t import the statement"}
        >
          {standing.why}{" "}
          {standing.share > 0 &&
            "The lines imported so far are saved. You can import the file again: nothing is added twice."}
        </Alert>
      )}
      {standing.kind === "done" && <Outcome outcome={standing.outcome} />}
      <Imports />
    </Card>
  );
}

function Outcome({ outcome }: { outcome: ImportOutcome }) {
  const { lines, new_lines, matched, unread } = outcome;
  return (
    <Alert
      tone={unread.length > 0 ? "warn" : "ok"}
      announce
      title={lines === 1 ? "1 line imported" : `${lines} lines imported`}
    >
      {new_lines} {new_lines === 1 ? "is" : "are"} new, {matched} {matched === 1 ? "was" : "were"} matched by reference
      and amount.
      {unread.length > 0 && <Unread rows={unread} />}
    </Alert>
  );
}

const rowsShown = 5;

/** Rows with an amount that could not be read. */
function Unread({ rows }: { rows: readonly string[] }) {
  return (
    <>
      <p className="mt-2">
        {rows.length === 1 ? "1 row couldn’t be read" : `${rows.length} rows couldn’t be read`}. Correct the date or
        amount in the file, then import it again.
      </p>
      <ul className="list-disc ps-5">
        {rows.slice(0, rowsShown).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a file may be equal, and the list never changes
          <li key={at} className="break-words">
            {row}
          </li>
        ))}
      </ul>
      {rows.length > rowsShown && <p>and {rows.length - rowsShown} more.</p>}
    </>
  );
}

function Imports() {
  const { data } = useCall(bankContract.bankImports, {});
  if (!data || data.imports.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-sm">Imported statements</summary>
      <ul className="mt-2 grid text-sm">
        {data.imports.map((one) => (
          <li key={one.id} className="flex flex-wrap gap-x-3 border-line border-t py-2">
            <b className="break-all">{one.name}</b>
            <span className="text-ink-2">
              {one.lines} lines, {one.new_lines} new, {one.matched} matched
              {one.unread > 0 && `, ${one.unread} not read`}
            </span>
            <span className="ms-auto text-ink-2">
              {one.imported_by && `${one.imported_by}, `}
              {formatDateTime(one.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
