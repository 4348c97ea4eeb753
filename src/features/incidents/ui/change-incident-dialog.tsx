import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { responsibleLabels } from "#domain/incident/incident-labels.ts";
import { type IncidentState, responsibleParties } from "#domain/incident/incident-lifecycle.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Incident, incidentsContract, resolutionForm } from "../contract.ts";

export type IncidentMove = Exclude<IncidentState, "open">;

export const moveLabels: Readonly<Record<IncidentMove, string>> = {
  investigating: "Start investigation",
  resolved: "Resolve incident",
  disputed: "Mark as disputed",
};

const doneLabels: Readonly<Record<IncidentMove, string>> = {
  investigating: "Investigation started",
  resolved: "Incident resolved",
  disputed: "Incident marked as disputed",
};

type Props = { incident: Incident; to: IncidentMove; onClose: () => void };

/** Moves an incident on. Before it is resolved, someone says who was responsible and what it cost. */
export function ChangeIncidentDialog({ incident, to, onClose }: Props) {
  const change = useMakeCall(incidentsContract.changeIncident, [
    incidentsContract.listIncidents,
    incidentsContract.countIncidents,
  ]);
  const chosen = { incident_id: incident.id, version: incident.version, to };
  const labels = { title: `${moveLabels[to]}?`, confirmLabel: moveLabels[to], doneLabel: doneLabels[to] };
  if (to !== "resolved")
    return (
      <ActionDialog
        {...labels}
        text="Shown to our team in the incident’s history."
        reason={{ label: to === "investigating" ? "First steps" : "Who disputes it, and why", maxLength: 2000 }}
        onClose={onClose}
        onConfirm={(words) => change.mutateAsync({ ...chosen, words })}
      />
    );
  return (
    <FormDialog
      {...labels}
      text="It’s removed from the next problems. You can mark it as disputed later if someone disagrees."
      schema={resolutionForm}
      defaultValues={{ cost_cents: incident.cost_cents ?? 0, words: "" }}
      onClose={onClose}
      onConfirm={(values) => change.mutateAsync({ ...chosen, ...values })}
    >
      <FormField name="responsible" label="Responsible" required>
        <Select
          placeholder="Please choose"
          options={responsibleParties.map((value) => ({ value, label: responsibleLabels[value] }))}
        />
      </FormField>
      <FormField name="cost_cents" label="Cost" required hint="What it cost the company, 0 if nothing.">
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
      <FormField name="words" label="What was found and done" required>
        <TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}
