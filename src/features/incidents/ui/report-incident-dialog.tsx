import { useState } from "react";
import { v7 } from "uuid";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TimePicker } from "#design/dates/time-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { incidentSeverities, incidentTypes } from "#domain/incident/incident-lifecycle.ts";
import { localDate, localDateOf, localTime, localTimeOf, momentOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { deskIncidentForm, incidentsContract } from "../contract.ts";
import { severityHints } from "./messages.ts";

type ReportIncidentDialogProps = {
  /** The trip it was opened from, if any. */
  tripId: string | null;
  reference: string;
  onClose: () => void;
};

/** Our team’s own report about a trip, a booking or neither. */
export function ReportIncidentDialog({ tripId, reference, onClose }: ReportIncidentDialogProps) {
  const report = useMakeCall(incidentsContract.reportIncident, [
    incidentsContract.listIncidents,
    incidentsContract.countIncidents,
  ]);
  // Pressing twice reports one incident.
  const [key] = useState(() => v7());
  const [now] = useState(() => new Date());
  return (
    <FormDialog
      title="Report incident"
      text="Critical incidents are emailed to the company’s owner right away."
      confirmLabel="Report incident"
      doneLabel="Incident reported"
      size="md"
      schema={deskIncidentForm}
      defaultValues={{ text: "", reference, day: localDateOf(now), time: localTimeOf(now) }}
      onClose={onClose}
      onConfirm={({ day, time, ...values }) =>
        report.mutateAsync({
          key,
          ...values,
          trip_id: tripId,
          happened_at: momentOf(localDate(day), localTime(time)).toISOString(),
          sent_at: new Date().toISOString(),
        })
      }
    >
      <FormField name="type" label="What happened" required>
        <Select
          placeholder="Please choose"
          options={incidentTypes.map((value) => ({ value, label: incidentTypeLabels[value] }))}
        />
      </FormField>
      <FormField name="severity" label="Severity" required>
        <Select
          placeholder="Please choose"
          options={incidentSeverities.map((value) => ({ value, label: severityHints[value] }))}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField name="day" label="Date" required>
          {({ value, ...control }) => <DatePicker {...control} value={String(value ?? "")} max={localDateOf(now)} />}
        </FormField>
        <FormField name="time" label="Time" required>
          {({ value, ...control }) => <TimePicker {...control} value={String(value ?? "")} />}
        </FormField>
      </div>
      {!tripId && (
        <FormField name="reference" label="Booking reference" optional>
          <TextInput maxLength={20} />
        </FormField>
      )}
      <FormField name="text" label="Description" required>
        <TextArea rows={4} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}
