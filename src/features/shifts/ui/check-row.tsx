import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { type DefectSeverity, defectSeverities } from "#domain/fleet/fleet.ts";
import { defectSeverityLabels } from "#domain/fleet/fleet-labels.ts";
import { type CheckItem, checkItems } from "#domain/shift/vehicle-check.ts";

/** Not looked at yet, in order, or what is wrong. */
export type Finding = "" | "ok" | { readonly severity: DefectSeverity; readonly text: string };

type Answer = "" | "ok" | "wrong";
const answers: readonly { value: Answer; label: string }[] = [
  { value: "ok", label: "OK" },
  { value: "wrong", label: "Not OK" },
];

type CheckRowProps = { item: CheckItem; finding: Finding; onChange: (finding: Finding) => void };

/** One thing to look at: in order, or what is wrong with it. */
export function CheckRow({ item, finding, onChange }: CheckRowProps) {
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
