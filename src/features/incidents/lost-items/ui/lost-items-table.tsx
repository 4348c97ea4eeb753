import { CirclePlus, PackageSearch } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { lostItemLabels } from "#domain/incident/lost-item-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedLostItem, type LostItemView, lostItemsContract, lostItemViews } from "../contract.ts";
import { LostItemDrawer } from "./lost-item-drawer.tsx";
import { ReportForCallerDialog } from "./report-for-caller-dialog.tsx";

const viewLabels: Readonly<Record<LostItemView, string>> = { open: "Open", closed: "Closed", all: "All" };

const columns: readonly Column<ListedLostItem>[] = [
  {
    id: "what",
    header: "Item",
    hideable: false,
    cell: ({ what, left_where }) => (
      <span className="block min-w-0">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{what}</span>
        {left_where && <span className="block text-ink-2 text-sm">{left_where}</span>}
      </span>
    ),
  },
  {
    id: "state",
    header: "Status",
    cell: ({ state }) => (
      <Badge dot tone={lostItemLabels[state].tone}>
        {lostItemLabels[state].label}
      </Badge>
    ),
  },
  {
    id: "trip",
    header: "Trip",
    cell: ({ reference, customer, trip }) => (
      <span className="block min-w-0">
        <SiteLink to={`/admin/booking?reference=${reference}`} className="block font-semibold">
          {reference}
        </SiteLink>
        <span className="block text-ink-2 text-sm">
          {customer}, {formatDateTime(trip.pickup_at)}
        </span>
      </span>
    ),
  },
  {
    id: "driver",
    header: "Driver",
    cell: ({ driver, plate }) => [driver?.name, plate].filter(Boolean).join(", ") || "–",
  },
  {
    id: "reported",
    header: "Reported",
    cell: ({ reported_at }) => <span className="whitespace-nowrap">{formatDateTime(reported_at)}</span>,
  },
];

const none: readonly ListedLostItem[] = [];
const keyOf = ({ id }: ListedLostItem) => id;
const nameOf = ({ what, reference }: ListedLostItem) => `${what}, ${reference}`;

/** Lost items, from the report to the return. */
export function LostItemsTable() {
  const { read, filter, go } = usePageAddress();
  const view = lostItemViews.find((name) => name === read("view")) ?? "open";
  const search = read("search");
  const reference = read("reference");
  const list = useList(lostItemsContract.listLostItems, (page) => ({ view, search, reference, ...page }), {
    refetchInterval: 30_000,
  });
  return (
    <ListPage
      views={{
        label: "Which items",
        value: view,
        onChange: (name) => filter({ view: name === "open" ? "" : name }),
        options: lostItemViews.map((name) => ({ value: name, label: viewLabels[name] })),
      }}
      tools={
        <Button size="sm" icon={<CirclePlus aria-hidden="true" />} onClick={() => go({ report: "1" })}>
          Report lost item
        </Button>
      }
      caption="Lost items"
      columns={columns}
      rows={list.data?.items ?? none}
      rowKey={keyOf}
      rowName={nameOf}
      onOpen={({ id }) => go({ item: id })}
      {...list.table}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Item, driver, plate or reference",
      }}
      filters={
        reference && (
          <Button size="sm" variant="quiet" onClick={() => filter({ reference: "" })}>
            Show all bookings
          </Button>
        )
      }
      storageKey="lost-items"
      empty={
        <EmptyState
          icon={<PackageSearch />}
          title={view === "open" && search === "" ? "No open lost items" : "No lost items match"}
          text="Items that customers report from their booking’s page appear here, with the driver’s answer."
        />
      }
    >
      <LostItemDrawer id={read("item")} onClose={() => go({ item: "" })} />
      {read("report") && <ReportForCallerDialog reference={reference} onClose={() => filter({ report: "" })} />}
    </ListPage>
  );
}
