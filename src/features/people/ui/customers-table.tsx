import { FileUp, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedCustomer, peopleContract } from "../contract.ts";
import { CustomerBadges } from "./customer-badges.tsx";
import { CustomerFilters } from "./customer-filters.tsx";
import { ImportCustomersDialog } from "./import-customers-dialog.tsx";
import { useCustomerQuery } from "./use-customer-query.ts";

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

type CustomersTableProps = {
  /** Saved views: the page brings them from the list of bookings. */
  views: (query: string, open: (query: string) => void, begin: (query: string) => void) => ReactNode;
};

/** Everyone who has booked or asked us, the latest first. */
export function CustomersTable({ views }: CustomersTableProps) {
  const { go } = usePageAddress();
  const address = useCustomerQuery();
  const [isImporting, setImporting] = useState(false);
  const list = useList(peopleContract.listCustomers, (page) => ({ ...address.filter, ...page }));
  const isFiltered = address.query !== "";
  return (
    <ListPage<ListedCustomer>
      above={views(address.query, address.open, address.begin)}
      caption="Customers"
      columns={columns}
      rows={list.data?.customers ?? none}
      rowKey={keyOf}
      {...list.table}
      actions={
        <Permitted action="import_records">
          <Button size="sm" variant="outline" icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
            Import
          </Button>
        </Permitted>
      }
      search={{
        value: address.read("q"),
        onChange: (text) => address.change({ q: text }),
        placeholder: "Search by name, email, phone or booking",
      }}
      filters={<CustomerFilters address={address} />}
      onOpen={(row) => go({ customer: row.id })}
      storageKey="customers"
      empty={
        <EmptyState
          level={2}
          icon={<Users />}
          title={isFiltered ? "No customers match" : "No customers yet"}
          text={
            isFiltered
              ? "Try a shorter search or fewer filters."
              : "Customers appear here with their first booking, quote or enquiry."
          }
          action={
            isFiltered && (
              <Button variant="outline" onClick={() => address.open("")}>
                Clear filters
              </Button>
            )
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
