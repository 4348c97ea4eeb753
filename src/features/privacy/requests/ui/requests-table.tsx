import { CirclePlus, ClipboardList } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import {
  clockText,
  clockTones,
  requestKindLabels,
  requestSourceLabels,
  requestStateLabels,
} from "#domain/privacy/privacy-request-labels.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type PrivacyRequest, privacyRequestsContract, type RequestView, requestViews } from "../contract.ts";
import { RecordRequestDialog } from "./record-request-dialog.tsx";
import { RequestDrawer } from "./request-drawer.tsx";

const viewLabels: Readonly<Record<RequestView, string>> = {
  open: "Open",
  overdue: "Overdue",
  closed: "Answered",
  all: "All",
};

const columns: readonly Column<PrivacyRequest>[] = [
  {
    id: "request",
    header: "Request",
    hideable: false,
    cell: ({ reference, kind }) => (
      <span className="block min-w-0">
        <span className="block font-semibold">{requestKindLabels[kind]}</span>
        <span className="block text-ink-2 text-sm">{reference}</span>
      </span>
    ),
  },
  {
    id: "clock",
    header: "Clock",
    cell: ({ clock, state }) => (
      <Badge dot tone={clock.state === "stopped" ? requestStateLabels[state].tone : clockTones[clock.state]}>
        {clock.state === "stopped" ? requestStateLabels[state].label : clockText(clock.state, clock.days)}
      </Badge>
    ),
  },
  {
    id: "who",
    header: "From",
    cell: ({ name, email, phone }) => (
      <span className="block min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name || "Erased"}</span>
        <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">{email || phone}</span>
      </span>
    ),
  },
  { id: "handler", header: "Assigned to", cell: ({ assigned_to }) => assigned_to?.name || "–" },
  {
    id: "received",
    header: "Received",
    cell: ({ received_at, source }) => (
      <span className="block">
        <span className="block whitespace-nowrap">{formatDateTime(received_at)}</span>
        <span className="block text-ink-2 text-sm">{requestSourceLabels[source]}</span>
      </span>
    ),
  },
];

const none: readonly PrivacyRequest[] = [];
const keyOf = ({ id }: PrivacyRequest) => id;
const nameOf = ({ reference, kind }: PrivacyRequest) => `${reference}, ${requestKindLabels[kind]}`;

/** Requests under POPIA and PAIA: the subject, our deadline and the outcome. */
export function RequestsTable() {
  const { read, filter, go } = usePageAddress();
  const view = requestViews.find((name) => name === read("view")) ?? "open";
  const search = read("search");
  const list = useList(privacyRequestsContract.listPrivacyRequests, (page) => ({ view, search, ...page }));
  return (
    <ListPage
      views={{
        label: "Which requests",
        value: view,
        onChange: (name) => filter({ view: name === "open" ? "" : name }),
        options: requestViews.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      tools={
        <Button size="sm" icon={<CirclePlus aria-hidden="true" />} onClick={() => go({ record: "1" })}>
          Record request
        </Button>
      }
      caption="Privacy requests"
      columns={columns}
      rows={list.data?.requests ?? none}
      rowKey={keyOf}
      rowName={nameOf}
      onOpen={({ id }) => go({ request: id })}
      {...list.table}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Name, email, phone or reference",
      }}
      storageKey="privacy-requests"
      empty={
        <EmptyState
          icon={<ClipboardList />}
          title={view === "open" && search === "" ? "No open requests" : "No requests match"}
          text="Requests that customers send from their account appear here. Record those that reach you by phone, email or post."
        />
      }
    >
      <RequestDrawer id={read("request")} onClose={() => go({ request: "" })} />
      {read("record") && <RecordRequestDialog onClose={() => filter({ record: "" })} />}
    </ListPage>
  );
}
