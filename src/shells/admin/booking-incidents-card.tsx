import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { incidentStateLabels, incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { lostItemLabels } from "#domain/incident/lost-item-labels.ts";
import { incidentsContract } from "#features/incidents/contract.ts";
import { lostItemsContract } from "#features/incidents/lost-items/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";

/** A booking’s incidents and lost items, and buttons to record more. */
export function BookingIncidentsCard({ reference }: { reference: string }) {
  const incidents = useCall(incidentsContract.listIncidents, { reference, view: "all" });
  const items = useCall(lostItemsContract.listLostItems, { reference, view: "all" });
  const small = buttonClass({ size: "sm", variant: "outline" });
  return (
    <Card>
      <CardHeader title="Incidents and lost items" />
      <ul className="mb-4 grid gap-2 empty:hidden">
        {incidents.data?.incidents.map(({ id, type, state, happened_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <SiteLink to={`/admin/incidents?incident=${id}`} className="font-semibold">
              {incidentTypeLabels[type]}, {formatDateTime(happened_at)}
            </SiteLink>
            <Badge tone={incidentStateLabels[state].tone}>{incidentStateLabels[state].label}</Badge>
          </li>
        ))}
        {items.data?.items.map(({ id, what, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <SiteLink to={`/admin/incidents?tab=lost-items&item=${id}`} className="wrap-anywhere font-semibold">
              {what || "Lost item"}
            </SiteLink>
            <Badge tone={lostItemLabels[state].tone}>{lostItemLabels[state].label}</Badge>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <SiteLink to={`/admin/incidents?reference=${reference}&report=1`} className={small}>
          Report incident
        </SiteLink>
        <SiteLink to={`/admin/incidents?tab=lost-items&reference=${reference}&report=1`} className={small}>
          Report lost item
        </SiteLink>
      </div>
    </Card>
  );
}
