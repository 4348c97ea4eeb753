import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import {
  incidentSeverityLabels,
  incidentStateLabels,
  incidentTypeLabels,
  responsibleLabels,
} from "#domain/incident/incident-labels.ts";
import {
  type IncidentState,
  type IncidentType,
  incidentLifecycle,
  responsibleParties,
} from "#domain/incident/incident-lifecycle.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Incident, incidentsContract, resolutionForm } from "../contract.ts";
import { Fact } from "./fact.tsx";
import { RecordPhotos } from "./record-photos.tsx";

/** One incident with everything known and all actions. An empty id closes the drawer. */
export function IncidentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall(incidentsContract.listIncidents, { incident_id: id }, { enabled: id !== "" });
  const incident = query.data?.incidents.find((one) => one.id === id);
  const [moving, setMoving] = useState<IncidentMove>();
  const moves = incident ? incidentLifecycle.allowed(incident.state).filter((to) => to !== "open") : [];
  return (
    <Drawer
      open={id !== ""}
      onClose={onClose}
      title={incident ? incidentTypeLabels[incident.type] : "Incident"}
      footer={
        moves.length > 0 &&
        moves.map((to, at) => (
          <Button key={to} size="sm" variant={at === 0 ? "primary" : "outline"} onClick={() => setMoving(to)}>
            {moveLabels[to]}
          </Button>
        ))
      }
    >
      {query.isError && !query.data ? (
        <ReadFailed title="We couldn’t load the incident" error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        !query.data && id !== "" && <SkeletonCard lines={5} />
      )}
      {query.data && !incident && <p className="text-ink-2">We couldn’t find that incident.</p>}
      {incident && <IncidentFacts incident={incident} />}
      {incident && moving && (
        <ChangeIncidentDialog incident={incident} to={moving} onClose={() => setMoving(undefined)} />
      )}
    </Drawer>
  );
}

function IncidentFacts({ incident }: { incident: Incident }) {
  const { severity, state, trip, reference, driver, vehicle, responsible, cost_cents } = incident;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-2">
        <Badge dot tone={incidentStateLabels[state].tone}>
          {incidentStateLabels[state].label}
        </Badge>
        <Badge tone={incidentSeverityLabels[severity].tone}>{incidentSeverityLabels[severity].label}</Badge>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        {incident.text || "The text was erased with the customer’s data."}
      </p>
      <dl className="grid gap-3">
        <Fact name="Happened">{formatDateTime(incident.happened_at)}</Fact>
        <Fact name="Reported by">
          {incident.reported_by}, {formatDateTime(incident.created_at)}
        </Fact>
        {reference && (
          <Fact name="Booking">
            <SiteLink to={`/admin/booking?reference=${reference}`}>{reference}</SiteLink>
          </Fact>
        )}
        {trip && (
          <Fact name="Trip">
            <SiteLink to={`/admin/driver-assignments?date=${localDateOf(new Date(trip.pickup_at))}&trip=${trip.id}`}>
              {formatDateTime(trip.pickup_at)}
            </SiteLink>
          </Fact>
        )}
        {trip && stopsVehicles.includes(incident.type) && state !== "resolved" && (
          <Fact name="Passengers">
            <SiteLink
              to={`/admin/driver-assignments?date=${localDateOf(new Date(trip.pickup_at))}&trip=${trip.id}&rescue=1`}
            >
              Send another vehicle
            </SiteLink>
          </Fact>
        )}
        {driver && (
          <Fact name="Driver">
            <SiteLink to={`/admin/drivers?driver=${driver.id}`}>{driver.name}</SiteLink>
          </Fact>
        )}
        {vehicle && (
          <Fact name="Vehicle">
            <SiteLink to={`/admin/vehicles?vehicle=${vehicle.id}`}>{vehicle.name}</SiteLink>
          </Fact>
        )}
        {responsible && <Fact name="Responsible">{responsibleLabels[responsible]}</Fact>}
        {cost_cents !== null && <Fact name="Cost">{formatRand(cost_cents)}</Fact>}
      </dl>
      <RecordPhotos recordId={incident.id} />
      {incident.moves.length > 0 && (
        <section className="grid gap-3 border-line border-t pt-4">
          <h3 className="font-bold text-base">History</h3>
          <Timeline
            label="History"
            events={incident.moves.map(({ id, to, by, words, at }) => ({
              id,
              tone: incidentStateLabels[to].tone,
              text: words,
              title: incidentStateLabels[to].label,
              time: `${formatDateTime(at)}, ${by}`,
            }))}
          />
        </section>
      )}
    </div>
  );
}

/** After these the passengers may need another vehicle; whether they still do, the board knows. */
const stopsVehicles: readonly IncidentType[] = ["breakdown", "accident"];

type IncidentMove = Exclude<IncidentState, "open">;

const moveLabels: Readonly<Record<IncidentMove, string>> = {
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

/** Changes an incident’s status. Resolving it requires cause and cost. */
function ChangeIncidentDialog({ incident, to, onClose }: Props) {
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
