import { FileUp, Users } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { segmentLabels, segments } from "#domain/person/segments.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedCustomer, peopleContract } from "../contract.ts";
import { CustomerBadges } from "./customer-badges.tsx";
import { ImportCustomersDialog } from "./import-customers-dialog.tsx";

const columns: readonly Column<ListedCustomer>[] = [
  { id: "name", header: "Customer", cell: (row) => <NameCell row={row} />, hideable: false },
  { id: "groups", header: "Groups", cell: (row) => <CustomerBadges customer={row} />, needsRoom: true },
  { id: "phone", header: "Phone", cell: (row) => <span className="whitespace-nowrap">{row.phone || "–"}</span> },
  {
    id: "last-trip",
    header: "Last trip",
    cell: (row) => (row.last_trip_at ? formatDay(row.last_trip_at) : "–"),
  },
  { id: "bookings", header: "Bookings", cell: (row) => row.bookings, align: "end", width: "6rem" },
  { id: "spent", header: "Spent", cell: (row) => formatRand(row.spent_cents), align: "end", hiddenAtFirst: true },
  {
    id: "owed",
    header: "Owes",
    cell: (row) => (row.owed_cents > 0 ? formatRand(row.owed_cents) : "–"),
    align: "end",
  },
];

const none: readonly ListedCustomer[] = [];
const keyOf = (row: ListedCustomer) => row.id;

/** Ready-made looks at the list, each a filter of its own. */
const views = {
  all: { label: "All", input: {} },
  owing: { label: "Owing", input: { owes: true } },
  blocked: { label: "Blocked", input: { blocked: true } },
  asked: { label: "Never booked", input: { booked: "no" } },
} as const;
type View = keyof typeof views;
const isView = (text: string): text is View => text in views;

/** Everyone who has booked or asked us, the latest first. */
export function CustomersTable() {
  const { read, filter, go } = usePageAddress();
  const [isImporting, setImporting] = useState(false);
  const search = read("search");
  const named = read("view");
  const view: View = isView(named) ? named : "all";
  const segment = segments.find((one) => one === read("segment"));
  const tag = read("tag").slice(0, 40);
  const list = useList(peopleContract.listCustomers, (page) => ({
    search,
    ...views[view].input,
    ...(segment && { segment }),
    ...(tag && { tag }),
    ...page,
  }));
  const isFiltered = Boolean(search || segment || tag || view !== "all");
  return (
    <ListPage<ListedCustomer, View>
      caption="Customers"
      columns={columns}
      rows={list.data?.customers ?? none}
      rowKey={keyOf}
      {...list.table}
      tools={
        <Permitted action="import_records">
          <Button size="sm" variant="outline" icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
            Import
          </Button>
        </Permitted>
      }
      views={{
        label: "View",
        value: view,
        onChange: (next) => filter({ view: next === "all" ? "" : next }),
        options: Object.entries(views).map(([value, { label }]) => ({ value: value as View, label })),
      }}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search by name, email, phone or booking",
      }}
      filters={
        <div className="min-w-36 flex-1 sm:max-w-52">
          <Select
            size="sm"
            aria-label="Group"
            placeholder="Any group"
            value={segment ?? ""}
            onChange={({ currentTarget }) => filter({ segment: currentTarget.value })}
            options={segments.map((value) => ({ value, label: segmentLabels[value] }))}
          />
        </div>
      }
      onOpen={(row) => go({ customer: row.id })}
      storageKey="customers"
      empty={
        <EmptyState
          level={2}
          icon={<Users />}
          title={isFiltered ? "No customers match" : "No customers yet"}
          text={
            isFiltered
              ? "Try a shorter search, or another view or group."
              : "Customers appear here with their first booking, quote or enquiry."
          }
        />
      }
    >
      {isImporting && <ImportCustomersDialog onClose={() => setImporting(false)} />}
    </ListPage>
  );
}

const NameCell = ({ row }: { row: ListedCustomer }) => (
  <span className="grid min-w-0">
    <span className="flex flex-wrap items-center gap-x-2 font-semibold">
      {row.name}
      {row.is_blocked && <Badge tone="bad">Blocked</Badge>}
    </span>
    <span className="font-normal text-ink-2 text-sm [overflow-wrap:anywhere]">{row.email || "No email"}</span>
  </span>
);
