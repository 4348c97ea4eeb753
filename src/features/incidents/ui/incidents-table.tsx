import { CirclePlus, TriangleAlert } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { incidentSeverityLabels, incidentStateLabels, incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { incidentTypes } from "#domain/incident/incident-lifecycle.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type Incident, type IncidentView, incidentsContract, incidentViews } from "../contract.ts";
import { IncidentDrawer } from "./incident-drawer.tsx";
import { ReportIncidentDialog } from "./report-incident-dialog.tsx";

const viewLabels: Readonly<Record<IncidentView, string>> = {
  unresolved: "Unresolved",
  disputed: "Disputed",
  resolved: "Resolved",
  all: "All",
};

const columns: readonly Column<Incident>[] = [
  {
    id: "what",
    header: "Incident",
    hideable: false,
    cell: ({ type, text }) => (
      <span className="block min-w-0">
        <span className="block font-semibold">{incidentTypeLabels[type]}</span>
        <span className="line-clamp-2 font-normal text-ink-2 text-sm [overflow-wrap:anywhere]">{text}</span>
      </span>
    ),
  },
  {
    id: "severity",
    header: "Severity",
    cell: ({ severity }) => (
      <Badge tone={incidentSeverityLabels[severity].tone}>{incidentSeverityLabels[severity].label}</Badge>
    ),
  },
  {
    id: "state",
    header: "Status",
    cell: ({ state }) => (
      <Badge dot tone={incidentStateLabels[state].tone}>
        {incidentStateLabels[state].label}
      </Badge>
    ),
  },
  {
    id: "about",
    header: "About",
    cell: ({ reference, driver, vehicle }) => (
      <span className="block min-w-0">
        {reference && (
          <SiteLink to={`/admin/booking?reference=${reference}`} className="block font-semibold">
            {reference}
          </SiteLink>
        )}
        <span className="block text-ink-2 text-sm">
          {[driver?.name, vehicle?.name].filter(Boolean).join(", ") || (reference ? "" : "–")}
        </span>
      </span>
    ),
  },
  {
    id: "happened",
    header: "Happened",
    cell: ({ happened_at }) => <span className="whitespace-nowrap">{formatDateTime(happened_at)}</span>,
  },
  {
    id: "cost",
    header: "Cost",
    align: "end",
    cell: ({ cost_cents }) => (cost_cents === null ? "–" : formatRand(cost_cents)),
  },
];

const none: readonly Incident[] = [];
const keyOf = ({ id }: Incident) => id;
const nameOf = ({ type, happened_at }: Incident) => `${incidentTypeLabels[type]}, ${formatDateTime(happened_at)}`;
const typeOptions = incidentTypes.map((value) => ({ value, label: incidentTypeLabels[value] }));

/** All incidents, to investigate and resolve. */
export function IncidentsTable() {
  const { read, filter, go } = usePageAddress();
  const trip = read("trip");
  const view = incidentViews.find((name) => name === read("view")) ?? (trip ? "all" : "unresolved");
  const type = incidentTypes.find((name) => name === read("type")) ?? null;
  const input = { view, type, search: read("search"), trip_id: trip || null, reference: read("reference") };
  const list = useList(incidentsContract.listIncidents, (page) => ({ ...input, ...page }), { refetchInterval: 30_000 });
  return (
    <ListPage
      views={{
        label: "Which incidents",
        value: view,
        onChange: (name) => filter({ view: name }),
        options: incidentViews.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      tools={
        <>
          <FileButton label="CSV" read={() => callSignedIn(incidentsContract.exportIncidents, input)} />
          <Button size="sm" icon={<CirclePlus aria-hidden="true" />} onClick={() => go({ report: "1" })}>
            Report incident
          </Button>
        </>
      }
      caption="Incidents"
      columns={columns}
      rows={list.data?.incidents ?? none}
      rowKey={keyOf}
      rowName={nameOf}
      onOpen={({ id }) => go({ incident: id })}
      {...list.table}
      search={{
        value: input.search,
        onChange: (search) => filter({ search }),
        placeholder: "Driver, plate or reference",
      }}
      filters={
        <>
          <Select
            size="sm"
            aria-label="Type"
            value={type ?? ""}
            placeholder="All types"
            options={typeOptions}
            onChange={(event) => filter({ type: event.currentTarget.value })}
          />
          {(trip || input.reference) && (
            <Button size="sm" variant="quiet" onClick={() => filter({ trip: "", reference: "" })}>
              Show all trips
            </Button>
          )}
        </>
      }
      storageKey="incidents"
      empty={
        <EmptyState
          icon={<TriangleAlert />}
          title={view === "unresolved" && !trip ? "No unresolved incidents" : "No incidents match"}
          text="Incidents that drivers report or our team records appear here."
        />
      }
    >
      <IncidentDrawer id={read("incident")} onClose={() => go({ incident: "" })} />
      {read("report") && (
        <ReportIncidentDialog
          tripId={trip || null}
          reference={input.reference}
          onClose={() => filter({ report: "" })}
        />
      )}
    </ListPage>
  );
}
