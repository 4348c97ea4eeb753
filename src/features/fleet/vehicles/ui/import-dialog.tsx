import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Field } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { fleetBands } from "#domain/company/catalogue.ts";
import { fuelLabels } from "#domain/fleet/fleet-labels.ts";
import { type VehicleCsvField, type VehicleCsvRow, vehicleRows } from "#domain/fleet/vehicle-csv.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { vehiclesContract } from "../contract.ts";
import { vehicleImportContract as contract, type ImportedRow } from "../import-contract.ts";

type Preview = { readonly rows: readonly VehicleCsvRow[]; readonly judged: readonly ImportedRow[] };

const noPlate = "This file has no column for the number plate. Call it “Plate”.";

/** Reads a file of vehicles, shows what it would change, and does it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const apply = useMakeCall(contract.importVehicles, [vehiclesContract.listVehicles, vehiclesContract.readVehicle]);
  const read = async (file: File | undefined) => {
    setPreview(undefined);
    setProblem(undefined);
    if (!file) return;
    try {
      const rows = await readVehicleFile(file);
      if (!rows) return setProblem(noPlate);
      const { rows: judged } = await callSignedIn(contract.previewVehicleImport, { rows: [...rows] });
      setPreview({ rows, judged });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const confirm = async ({ rows, judged }: Preview) => {
    try {
      const request = rows.map((row, at) => ({ ...row, version: judged[at]?.version ?? null }));
      const { added, changed } = await apply.mutateAsync({ rows: request });
      onClose();
      await toast({ title: `${added} added, ${changed} changed`, kind: "success" });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const count = (kind: ImportedRow["kind"]) => preview?.judged.filter((row) => row.kind === kind).length ?? 0;
  const isReady = count("error") === 0 && count("new") + count("changed") > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import vehicles"
      description="A CSV file with the columns Plate, Class, Make, Model, Year, Seats and Bags. Colour, Fuel, VIN and Note are optional. Blank cells leave a vehicle’s details unchanged."
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} busy={apply.isPending} onClick={() => preview && void confirm(preview)}>
            Import vehicles
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
            {preview.judged.length > 0 && count("unchanged") === preview.judged.length && (
              <Alert tone="ok">There is nothing to import: the fleet already matches this file.</Alert>
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

const kinds: Readonly<Record<ImportedRow["kind"], { label: string; tone: Tone }>> = {
  new: { label: "New", tone: "ok" },
  changed: { label: "Changed", tone: "info" },
  unchanged: { label: "Unchanged", tone: "neutral" },
  error: { label: "Error", tone: "bad" },
};

const fieldLabels: Readonly<Record<VehicleCsvField, string>> = {
  plate: "Number plate",
  band: "Class",
  make: "Make",
  model: "Model",
  year: "Year",
  seats: "Seats",
  bags: "Bags",
  colour: "Colour",
  fuel: "Fuel",
  vin: "VIN",
  note: "Note",
};

const names: ReadonlyMap<string, string> = new Map([
  ...fleetBands.map(({ id, name }) => [id, name] as const),
  ...Object.entries(fuelLabels),
]);

/** A value as the lists show it, not as it is kept. */
function shown(field: VehicleCsvField, value: string): string {
  if (value === "") return "none";
  return field === "band" || field === "fuel" ? (names.get(value) ?? value) : value;
}

function PreviewRow({ row, line }: { row: ImportedRow; line: number }) {
  const { label, tone } = kinds[row.kind];
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
      <span className="w-16 text-sm text-ink-3">Line {line}</span>
      <span className="min-w-28 font-semibold">{row.plate || "No plate"}</span>
      <Badge tone={tone}>{label}</Badge>
      {row.problems.length > 0 && <span className="text-bad text-sm">{row.problems.join(". ")}</span>}
      {row.problems.length === 0 && row.changes.length > 0 && (
        <ul aria-label={`Changes to ${row.plate}`} className="grid basis-full gap-0.5 ps-19 text-sm max-sm:ps-0">
          {row.changes.map(({ field, from, to }) => (
            <li key={field} className="[overflow-wrap:anywhere]">
              <span className="text-ink-2">{fieldLabels[field]}:</span> <s>{shown(field, from)}</s>{" "}
              <b className="font-semibold">{shown(field, to)}</b>
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

/** The rows of a CSV file, whatever parts its columns; undefined where none is the number plate. */
async function readVehicleFile(file: File): Promise<readonly VehicleCsvRow[] | undefined> {
  const text = await file.text();
  const { default: Papa } = await import("papaparse");
  return separators
    .map((delimiter) => vehicleRows(Papa.parse<string[]>(text, { delimiter }).data))
    .reduce((best, next) => (columnsIn(next) > columnsIn(best) ? next : best));
}

const columnsIn = (rows: readonly VehicleCsvRow[] | undefined) =>
  Math.max(0, ...(rows ?? []).map((row) => Object.keys(row).length));
