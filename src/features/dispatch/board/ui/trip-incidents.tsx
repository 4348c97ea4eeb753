import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { incidentStateLabels, incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { incidentsContract } from "#features/incidents/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";

/** The incidents of a trip, and the way to record more. */
export function TripIncidents({ tripId }: { tripId: string }) {
  const { data } = useCall(incidentsContract.listIncidents, { trip_id: tripId, view: "all" });
  const incidents = data?.incidents ?? [];
  return (
    <section aria-label="Incidents" className="grid justify-items-start gap-2.5">
      {incidents.length > 0 && <h3 className="font-bold text-base">Incidents</h3>}
      <ul className="grid w-full gap-2 text-sm empty:hidden">
        {incidents.map(({ id, type, state, happened_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <SiteLink to={`/admin/incidents?incident=${id}`} className="font-semibold">
              {incidentTypeLabels[type]}, {formatTime(happened_at)}
            </SiteLink>
            <Badge tone={incidentStateLabels[state].tone}>{incidentStateLabels[state].label}</Badge>
          </li>
        ))}
      </ul>
      <SiteLink
        to={`/admin/incidents?trip=${tripId}&report=1`}
        className={buttonClass({ size: "sm", variant: "outline" })}
      >
        Report incident
      </SiteLink>
    </section>
  );
}
