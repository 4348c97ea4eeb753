import { TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { incidentStateLabels, incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { driverIncidentTypes, incidentSeverities } from "#domain/incident/incident-lifecycle.ts";
import type { Kept } from "#platform/browser/outbox.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { useOutboxState } from "#platform/browser/use-outbox-state.ts";
import { incidentForm, incidentsContract } from "../contract.ts";
import { severityHints } from "./messages.ts";
import { incidentKind, type KeptIncident, reportOnPhone } from "./use-incident-reports.ts";

type ReportIncidentProps = {
  tripId: string;
  /** The button to add photos; they belong to that incident. */
  photo: (incidentId: string) => ReactNode;
};

const refreshes = [incidentsContract.myIncidents];
const isIncident = (item: Kept): item is Kept<KeptIncident> => item.kind === incidentKind;

/** A driver’s incident report, online or offline, and our team’s progress with it. */
export function ReportIncidentCard({ tripId, photo }: ReportIncidentProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(incidentsContract.myIncidents, { trip_id: tripId });
  const { waiting } = useOutboxState(refreshes);
  const sent = data?.incidents ?? [];
  const known = new Set(sent.map(({ id }) => id));
  const kept = waiting
    .filter(isIncident)
    .filter(({ key, body }) => body.trip_id === tripId && !known.has(key))
    .map(({ key, body }) => ({
      id: key,
      type: body.type,
      text: body.text,
      happened_at: body.happened_at,
      state: null,
    }));
  return (
    <Card>
      <CardHeader
        title="Something went wrong?"
        note="An accident, a breakdown, a problem with a passenger or a payment."
      />
      <ul aria-label="Reported incidents" className="grid gap-4 not-empty:mb-4">
        {[...kept, ...sent].map(({ id, type, text, happened_at, state }) => (
          <li key={id} className="grid gap-2 rounded-md bg-surface-2 p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <b className="font-semibold">
                {incidentTypeLabels[type]}, {formatTime(happened_at)}
              </b>
              {state ? (
                <Badge tone={incidentStateLabels[state].tone}>{incidentStateLabels[state].label}</Badge>
              ) : (
                <Badge tone="neutral">Saved on this phone</Badge>
              )}
            </p>
            <p className="wrap-anywhere whitespace-pre-line text-ink-2 text-sm">{text}</p>
            {photo(id)}
          </li>
        ))}
      </ul>
      <Button variant="outline" wide icon={<TriangleAlert aria-hidden="true" />} onClick={() => setOpen(true)}>
        Report incident
      </Button>
      {isOpen && <ReportDialog tripId={tripId} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const schema = z.object(incidentForm);

const ReportDialog = ({ tripId, onClose }: { tripId: string; onClose: () => void }) => (
  <FormDialog
    title="Report incident"
    text="In danger? Use SOS first. Your report is sent to dispatch as soon as you’re online. You can add photographs afterwards."
    confirmLabel="Report incident"
    doneLabel="Incident reported"
    schema={schema}
    defaultValues={{ text: "" }}
    onClose={onClose}
    onConfirm={(values) => reportOnPhone({ ...values, trip_id: tripId })}
  >
    <FormField name="type" label="What happened" required>
      <Select
        placeholder="Please choose"
        options={driverIncidentTypes.map((value) => ({ value, label: incidentTypeLabels[value] }))}
      />
    </FormField>
    <FormField name="severity" label="How serious" required>
      <Select
        placeholder="Please choose"
        options={incidentSeverities.map((value) => ({ value, label: severityHints[value] }))}
      />
    </FormField>
    <FormField name="text" label="In your words" required hint="Where, who was involved, what you did.">
      <TextArea rows={4} maxLength={2000} />
    </FormField>
  </FormDialog>
);
