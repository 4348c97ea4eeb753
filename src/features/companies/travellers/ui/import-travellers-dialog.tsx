import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Field } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { type TravellerCsvField, type TravellerCsvRow, travellerRows } from "#domain/corporate/traveller-csv.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { companyUsersContract } from "../../users/contract.ts";
import { travellersContract as contract, type ImportedTraveller } from "../contract.ts";

type Preview = { readonly rows: readonly TravellerCsvRow[]; readonly judged: readonly ImportedTraveller[] };
type ImportProps = { companyId: string | null; onClose: () => void };

/** Reads a file of travellers, shows what it would change, and does it. */
export function ImportTravellersDialog({ companyId, onClose }: ImportProps) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const apply = useMakeCall(contract.importTravellers, [
    contract.listTravellers,
    companyUsersContract.listCompanyUsers,
  ]);
  const organisation_id = companyId;
  const read = async (file: File | undefined) => {
    setPreview(undefined);
    setProblem(undefined);
    if (!file) return;
    try {
      const rows = await readTravellerFile(file);
      if (!rows) return setProblem("This file has no column for the email address. Call it “Email”.");
      const { rows: judged } = await callSignedIn(contract.previewTravellerImport, {
        organisation_id,
        rows: [...rows],
      });
      setPreview({ rows, judged });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const confirm = async ({ rows, judged }: Preview) => {
    try {
      const request = rows.map((row, at) => ({ ...row, version: judged[at]?.version ?? null }));
      const { added, changed } = await apply.mutateAsync({ organisation_id, rows: request });
      onClose();
      await toast({ title: `${added} added, ${changed} changed`, kind: "success" });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const count = (kind: ImportedTraveller["kind"]) => preview?.judged.filter((row) => row.kind === kind).length ?? 0;
  const isReady = count("error") === 0 && count("new") + count("changed") > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import travellers"
      description="A CSV file with the columns First name, Last name and Email. Phone, Cost centre, Approver and Signs in (owner, desk or no) are optional. Blank cells leave a traveller’s details unchanged. Anyone who signs in gets an invitation by email."
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} busy={apply.isPending} onClick={() => preview && void confirm(preview)}>
            Import travellers
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
        {preview && (
          <>
            <p aria-live="polite" className="font-semibold">
              {count("new")} new, {count("changed")} changed, {count("unchanged")} unchanged, {count("error")} with
              errors
            </p>
            {count("error") > 0 && (
              <Alert tone="warn">Nothing is imported yet. Correct these lines in the file, then choose it again.</Alert>
            )}
            <ul aria-label="Preview" className="divide-y divide-line">
              {preview.judged.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file is its line
                <PreviewRow key={at} row={row} line={at + 2} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

const kinds: Readonly<Record<ImportedTraveller["kind"], { label: string; tone: Tone }>> = {
  new: { label: "New", tone: "ok" },
  changed: { label: "Changed", tone: "info" },
  unchanged: { label: "Unchanged", tone: "neutral" },
  error: { label: "Error", tone: "bad" },
};

const fieldLabels: Readonly<Record<TravellerCsvField, string>> = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  phone: "Phone",
  cost_centre: "Cost centre",
  approver: "Approver",
  signs_in: "Signs in",
};

function PreviewRow({ row, line }: { row: ImportedTraveller; line: number }) {
  const { label, tone } = kinds[row.kind];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="w-16 text-ink-3 text-sm">Line {line}</span>
      <span className="min-w-28 font-semibold [overflow-wrap:anywhere]">{row.email || "No email"}</span>
      <Badge tone={tone}>{label}</Badge>
      {row.problems.length > 0 && <span className="text-bad text-sm">{row.problems.join(". ")}</span>}
      {row.changes.length > 0 && (
        <ul aria-label={`Changes to ${row.email}`} className="grid basis-full gap-0.5 ps-19 text-sm max-sm:ps-0">
          {row.changes.map(({ field, from, to }) => (
            <li key={field} className="[overflow-wrap:anywhere]">
              <span className="text-ink-2">{fieldLabels[field]}:</span> <s>{from || "none"}</s>{" "}
              <b className="font-semibold">{to || "none"}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : "We couldn’t read this file. Please try again.";

const separators = [",", ";", "\t"];

/** The rows of a CSV file, whatever parts its columns; undefined where none is the email address. */
async function readTravellerFile(file: File): Promise<readonly TravellerCsvRow[] | undefined> {
  const text = await file.text();
  const { default: Papa } = await import("papaparse");
  return separators
    .map((delimiter) => travellerRows(Papa.parse<string[]>(text, { delimiter }).data))
    .reduce((best, next) => (columnsIn(next) > columnsIn(best) ? next : best));
}

const columnsIn = (rows: readonly TravellerCsvRow[] | undefined) =>
  Math.max(0, ...(rows ?? []).map((row) => Object.keys(row).length));
