import { CalendarPlus, SearchX } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { type BookingSort, bookingListContract, type ListedBooking } from "../contract.ts";
import { bookingsColumns } from "./bookings-columns.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { ExportButton } from "./export-button.tsx";
import { FiltersBar } from "./filters-bar.tsx";
import { TotalsRow } from "./totals-row.tsx";
import { useListQuery } from "./use-list-query.ts";
import { ViewsBar } from "./views-bar.tsx";

const none: readonly ListedBooking[] = [];
/** Others work on the same list: it is read again as often as someone might look. */
const freshFor = 30_000;
const keyOf = (booking: ListedBooking) => booking.id;

/** All bookings: looked at through views, narrowed, sorted, done to by the row or by the many. */
export function BookingsTable() {
  const navigate = useNavigate();
  const address = useListQuery();
  const { query, filter, sort } = address;
  const input = { ...filter, sort: sortKey(sort.key), direction: sort.direction };
  const list = useList(bookingListContract.listBookings, (page) => ({ ...input, ...page }), {
    size: 50,
    refetchInterval: freshFor,
  });
  const [selected, setSelected] = useState<string[]>([]);
  const rows = list.data?.bookings ?? none;
  const chosen = rows.filter(({ id }) => selected.includes(id));
  return (
    <ListPage
      above={<ViewsBar query={query} onOpen={address.open} onBegin={address.begin} />}
      caption="Bookings"
      columns={bookingsColumns}
      rows={rows}
      rowKey={keyOf}
      {...list.table}
      rowName={({ reference }) => reference}
      density="dense"
      sort={sort}
      onSort={address.onSort}
      search={{
        value: address.read("q"),
        onChange: (text) => address.change({ q: text }),
        placeholder: "Reference, name, email, phone, place",
      }}
      filters={<FiltersBar address={address} />}
      actions={<ExportButton wanted={input} />}
      selection={{
        keys: selected,
        onChange: setSelected,
        actions: <BulkActions bookings={chosen} onDone={() => setSelected([])} />,
      }}
      onOpen={({ reference }) => void navigate(`/admin/booking?reference=${reference}`)}
      storageKey="office-bookings"
      empty={<NothingFound onClear={() => address.open("")} isFiltered={query !== ""} />}
      totals={<TotalsRow wanted={input} />}
    />
  );
}

const sortKey = (key: string): BookingSort => (key === "pickup" || key === "total" ? key : "created");

function NothingFound({ onClear, isFiltered }: { onClear: () => void; isFiltered: boolean }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={isFiltered ? "No bookings match" : "No bookings yet"}
      text={
        isFiltered ? "Try a shorter search or fewer filters." : "Bookings from the website and our team appear here."
      }
      action={
        isFiltered ? (
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <SiteLink to="/admin/booking" className={buttonClass({ variant: "primary" })}>
            <CalendarPlus aria-hidden="true" /> New booking
          </SiteLink>
        )
      }
    />
  );
}
