import { CircleCheck, SearchX } from "lucide-react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { errorsContract, type ShownError } from "../contract.ts";
import { originLabels } from "./messages.ts";

const columns: readonly Column<ShownError>[] = [
  {
    id: "code",
    header: "Code",
    width: "8rem",
    hideable: false,
    cell: ({ code }) => <span className="font-mono font-semibold">{code}</span>,
  },
  { id: "at", header: "When", width: "11rem", cell: ({ at }) => formatDateTime(at) },
  {
    id: "place",
    header: "Where",
    cell: ({ origin, place }) => (
      <span className="grid">
        <span className="[overflow-wrap:anywhere]">{place}</span>
        <span className="text-ink-2 text-sm">{originLabels[origin]}</span>
      </span>
    ),
  },
  {
    id: "message",
    header: "What broke",
    cell: ({ message, version, correlation_id }) => (
      <span className="grid">
        <span className="[overflow-wrap:anywhere]">{message}</span>
        <span className="text-ink-3 text-xs [overflow-wrap:anywhere]">
          Version of {version}
          {correlation_id && `, ${correlation_id}`}
        </span>
      </span>
    ),
  },
];

const none: readonly ShownError[] = [];
const keyOf = ({ code }: ShownError) => code;

/** Finds an error by the code on the customer’s screen. */
export function ErrorsTable() {
  const { read, filter } = usePageAddress();
  const search = read("search");
  const list = useList(errorsContract.findErrors, (page) => ({ search, ...page }));
  return (
    <ListPage
      caption="Errors"
      columns={columns}
      rows={list.data?.errors ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{ value: search, onChange: (text) => filter({ search: text }), placeholder: "Code such as E-7K3M9Q" }}
      storageKey="list-errors"
      empty={
        search ? (
          <EmptyState
            level={2}
            icon={<SearchX />}
            title="No errors match"
            text="Search by the code on the customer’s screen. Errors are kept for 30 days."
          />
        ) : (
          <EmptyState
            level={2}
            icon={<CircleCheck />}
            title="No errors in the last 30 days"
            text="When something breaks, it appears here under the code the customer sees."
          />
        )
      }
    />
  );
}
