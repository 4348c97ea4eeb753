import { CalendarPlus, Download, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { Button, buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { saveFile } from "#platform/browser/save-file.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { type BookingSort, bookingListContract, type ListedBooking } from "../contract.ts";
import { bookingsColumns } from "./bookings-columns.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { FiltersBar } from "./filters-bar.tsx";
import { useListQuery } from "./use-list-query.ts";
import { ViewsBar } from "./views-bar.tsx";

const none: readonly ListedBooking[] = [];
/** Others work on the same list, so it is refreshed regularly. */
const freshFor = 30_000;
const keyOf = (booking: ListedBooking) => booking.id;

/** All bookings with views, filters, sorting, and actions on one or several. */
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
      actions={<ExportButton input={input} />}
      selection={{
        keys: selected,
        onChange: setSelected,
        actions: <BulkActions bookings={chosen} onDone={() => setSelected([])} />,
      }}
      onOpen={({ reference }) => void navigate(`/admin/booking?reference=${reference}`)}
      storageKey="list-bookings"
      empty={<NothingFound onClear={() => address.open("")} isFiltered={query !== ""} />}
      totals={<TotalsRow input={input} />}
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

type TotalsInput = InputOf<typeof bookingListContract.bookingTotals>;

/** The list’s totals, loaded separately so that the rows don’t wait for them. */
function TotalsRow({ input }: { input: TotalsInput }) {
  const { data } = useCall(bookingListContract.bookingTotals, input);
  if (!data || data.count === 0) return null;
  const { count, is_more, value_cents, due_cents, on_account_cents } = data;
  const shown = String(count).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return (
    <dl aria-label="Totals" className="mt-3 flex flex-wrap gap-x-8 gap-y-1.5 text-sm">
      <Total label={is_more ? "First" : "Total"}>
        {shown} {count === 1 ? "booking" : "bookings"}
      </Total>
      <Total label="Value">
        <Money cents={value_cents} />
      </Total>
      <Total label="Amount due">
        <Money cents={due_cents} className={due_cents > 0 ? "text-warn" : ""} />
      </Total>
      {on_account_cents > 0 && (
        <Total label="On account">
          <Money cents={on_account_cents} />
        </Total>
      )}
    </dl>
  );
}

const Total = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

type ExportInput = InputOf<typeof bookingListContract.exportBookings>;
const rowsAtMost = 10_000;

/** Fetches the list in parts and saves it as one file. */
function ExportButton({ input }: { input: ExportInput }) {
  const [done, setDone] = useState<number>();
  const run = async () => {
    setDone(0);
    try {
      const { rows, isAll } = await exportAll(input, setDone);
      const description = isAll
        ? "All bookings in this list."
        : "The first 10\u00a0000 bookings. Add filters to export the rest.";
      await toast({ title: `${rows} bookings exported`, description });
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t export the bookings. Please try again.",
      });
    } finally {
      setDone(undefined);
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={<Download aria-hidden="true" />}
        disabled={done !== undefined}
        onClick={() => void run()}
      >
        {done ? `${done} rows…` : "CSV"}
        <span className="sr-only"> export of this list</span>
      </Button>
      <span role="status" className="sr-only">
        {done ? `${done} rows exported so far` : ""}
      </span>
    </>
  );
}

async function exportAll(input: ExportInput, onProgress: (rows: number) => void) {
  const parts: string[] = [];
  let rows = 0;
  let after: string | null = null;
  let name = "bookings.csv";
  do {
    const part: Awaited<ReturnType<typeof fetchPart>> = await fetchPart(input, after);
    parts.push(part.content);
    rows += part.rows;
    ({ next: after, name } = part);
    onProgress(rows);
  } while (after && rows < rowsAtMost);
  saveFile({ name, content: new Blob(parts, { type: "text/csv;charset=utf-8" }) });
  return { rows, isAll: after === null };
}

const fetchPart = (input: ExportInput, after: string | null) =>
  callSignedIn(bookingListContract.exportBookings, { ...input, after });
