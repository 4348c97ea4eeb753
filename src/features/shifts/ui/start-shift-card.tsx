import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { type DefectSeverity, defectSeverities } from "#domain/fleet/fleet.ts";
import { defectSeverityLabels } from "#domain/fleet/fleet-labels.ts";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { type CheckItem, checkItems } from "#domain/shift/vehicle-check.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { shiftsContract } from "../contract.ts";
import { useUnusual } from "./use-unusual.tsx";

type Vehicle = {
  readonly id: string;
  readonly plate: string;
  readonly name: string;
  readonly checks: readonly CheckItem[];
  readonly last_km: number;
};

/** The vehicle is checked before the first trip; then the shift starts. */
export function StartShiftCard({ vehicles }: { vehicles: readonly Vehicle[] }) {
  // Today’s vehicle first, even if a trip is assigned while the page is open; a choice made by hand stays.
  const [chosen, setChosen] = useState("");
  const vehicle = vehicles.find(({ id }) => id === chosen) ?? vehicles[0];
  if (!vehicle)
    return (
      <Card>
        <EmptyState
          title="No vehicle yet"
          text="Once dispatch assigns you a trip and a vehicle, you can start your shift here."
          level={2}
        />
      </Card>
    );
  return (
    <Card>
      <CardHeader title="Start shift" note="Check the vehicle first. Faults are reported to dispatch." />
      <div className="grid gap-5">
        {vehicles.length > 1 && (
          <Field label="Vehicle" required>
            <Select
              value={vehicle.id}
              onChange={(event) => setChosen(event.currentTarget.value)}
              options={vehicles.map(({ id: value, plate, name }) => ({ value, label: `${plate}, ${name}` }))}
            />
          </Field>
        )}
        <VehicleCheck key={vehicle.id} vehicle={vehicle} />
      </div>
    </Card>
  );
}

type Findings = Partial<Record<CheckItem, Finding>>;

function VehicleCheck({ vehicle }: { vehicle: Vehicle }) {
  const items = vehicle.checks;
  const [findings, setFindings] = useState<Findings>({});
  const [km, setKm] = useState(Number.NaN);
  const start = useMakeCall(shiftsContract.startShift, [shiftsContract.myShift]);
  const { isConfirmed, notice, problem } = useUnusual(start.error);
  const left = items.filter((item) => !isFilledIn(findings[item])).length;
  const send = () =>
    start.mutate({ vehicle_id: vehicle.id, km, is_confirmed: isConfirmed, ...findingsIn(items, findings) });
  return (
    <>
      <p className="font-bold font-display text-xl">
        {vehicle.plate} <span className="font-normal text-base text-ink-2">{vehicle.name}</span>
      </p>
      <Button
        variant="outline"
        onClick={() => setFindings(Object.fromEntries(items.map((item) => [item, findings[item] || "ok"])))}
      >
        Everything else is OK
      </Button>
      <ul aria-label="Vehicle check">
        {items.map((item) => (
          <CheckRow
            key={item}
            item={item}
            finding={findings[item] ?? ""}
            onChange={(finding) => setFindings({ ...findings, [item]: finding })}
          />
        ))}
      </ul>
      <Field label="Odometer" required hint={`Last known: ${kmLabel(vehicle.last_km)}`}>
        <NumberEntry value={km} onChange={setKm} trail="km" />
      </Field>
      {notice}
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      {start.data?.is_off_road && (
        <Alert tone="bad" announce title="Don’t drive this vehicle">
          It’s off the road, and dispatch has been alerted. Please call dispatch for another vehicle.
        </Alert>
      )}
      <Button size="lg" wide busy={start.isPending} disabled={left > 0 || Number.isNaN(km)} onClick={send}>
        {left > 0 ? `${left} to check` : "Start shift"}
      </Button>
    </>
  );
}

const isFilledIn = (finding: Finding | undefined) =>
  finding === "ok" || (typeof finding === "object" && finding.text.trim() !== "");

const findingsIn = (items: readonly CheckItem[], findings: Findings) => ({
  checked: items.map((item) => ({ item, is_ok: findings[item] === "ok" })),
  wrong: items.flatMap((item) => {
    const finding = findings[item];
    return typeof finding === "object" ? [{ item, ...finding }] : [];
  }),
});

/** Not checked yet, fine, or faulty. */
type Finding = "" | "ok" | { readonly severity: DefectSeverity; readonly text: string };

type Answer = "" | "ok" | "wrong";
const answers: readonly { value: Answer; label: string }[] = [
  { value: "ok", label: "OK" },
  { value: "wrong", label: "Not OK" },
];

type CheckRowProps = { item: CheckItem; finding: Finding; onChange: (finding: Finding) => void };

/** One item of the check: fine, or its fault. */
function CheckRow({ item, finding, onChange }: CheckRowProps) {
  const label = checkItems[item];
  const isWrong = typeof finding === "object";
  return (
    <li className="grid gap-3 border-line border-b py-3 last:border-0">
      <div className="grid gap-2 sm:grid-cols-[1fr_14rem] sm:items-center">
        <span className="font-semibold">{label}</span>
        <Segmented<Answer>
          label={label}
          value={isWrong ? "wrong" : finding}
          options={answers}
          isWide
          onChange={(value) => onChange(value === "wrong" ? { severity: "repair_soon", text: "" } : "ok")}
        />
      </div>
      {isWrong && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="What is wrong" required>
            <TextInput
              maxLength={500}
              value={finding.text}
              onChange={(event) => onChange({ ...finding, text: event.currentTarget.value })}
            />
          </Field>
          <Field
            label="How serious is it?"
            required
            hint={finding.severity === "unsafe" ? "The vehicle is taken off the road right away." : undefined}
          >
            <Select
              value={finding.severity}
              onChange={(event) => onChange({ ...finding, severity: severityOf(event.currentTarget.value) })}
              options={defectSeverities.map((value) => ({ value, label: defectSeverityLabels[value].label }))}
            />
          </Field>
        </div>
      )}
    </li>
  );
}

const severityOf = (value: string): DefectSeverity =>
  defectSeverities.find((severity) => severity === value) ?? "repair_soon";
