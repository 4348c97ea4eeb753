import { useMemo, useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { Money } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { type Column, DataTable, type Sort } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { useKeyPages } from "#design/table/use-key-pages.ts";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const columns: readonly Column<ExampleTrip>[] = [
  { id: "reference", header: "Reference", cell: (trip) => trip.reference, sortKey: "reference", hideable: false },
  {
    id: "customer",
    header: "Customer",
    cell: (trip) => <b className="font-semibold">{trip.customer}</b>,
    sortKey: "customer",
  },
  { id: "route", header: "Trip", cell: (trip) => trip.route },
  { id: "day", header: "Day", cell: (trip) => <DateText at={trip.day} />, sortKey: "day", sortsDescendingFirst: true },
  { id: "time", header: "Time", cell: (trip) => trip.time, width: "5rem" },
  { id: "passengers", header: "Pax", cell: (trip) => trip.passengers, align: "end", hiddenAtFirst: true },
  { id: "fare", header: "Fare", cell: (trip) => <Money cents={trip.cents} />, sortKey: "cents", align: "end" },
  { id: "status", header: "Status", cell: (trip) => <Badge tone={statusTone[trip.status]}>{trip.status}</Badge> },
];

export function TableSection() {
  return (
    <GallerySection id="table" title="Data table" note="Rows become cards on a phone.">
      <Specimen title="Sorted, searched, filtered, selected, paged by key" className="grid">
        <Card>
          <WholeTable />
        </Card>
      </Specimen>
      <Specimen title="Dense, with a button for more" className="grid">
        <Card>
          <GrowingTable />
        </Card>
      </Specimen>
      <Specimen title="A list that is read page by page" className="grid">
        <GrowingList />
      </Specimen>
      <Specimen title="Loading, empty, failed" className="grid gap-4 xl:grid-cols-3">
        <QuietTables />
      </Specimen>
    </GallerySection>
  );
}

function GrowingList() {
  const [count, setCount] = useState(3);
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line">
        {exampleTrips.slice(0, count).map(({ reference, customer }) => (
          <li key={reference} className="py-2">
            {reference}, {customer}
          </li>
        ))}
      </ul>
      <ShowMore
        className="w-fit"
        paging={{ hasMore: count < exampleTrips.length, isReadingMore: false, more: () => setCount(count + 3) }}
      />
    </div>
  );
}

const keyOf = (trip: ExampleTrip) => trip.reference;

/** Imitates a server: sorts, filters, and returns one page with the next one’s key. */
function findTrips(search: string, status: string, sort: Sort) {
  const result = search.toLowerCase();
  const matches = exampleTrips.filter(
    (trip) =>
      (!status || trip.status === status) &&
      `${trip.reference} ${trip.customer} ${trip.route}`.toLowerCase().includes(result),
  );
  const sortValue = (trip: ExampleTrip) =>
    ({ customer: trip.customer, day: trip.day, cents: String(trip.cents).padStart(9, "0") })[sort.key] ??
    trip.reference;
  const sign = sort.direction === "asc" ? 1 : -1;
  return matches.toSorted((a, b) => sign * sortValue(a).localeCompare(sortValue(b)));
}

function WholeTable() {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState("");
  const [sort, setSort] = useState<Sort>({ key: "reference", direction: "desc" });
  const [keys, setKeys] = useState<string[]>([]);
  const pages = useKeyPages({ size: 25, resetOn: JSON.stringify([search, status, sort]) });
  const result = useMemo(() => findTrips(search, status, sort), [search, status, sort]);
  const start = pages.key === null ? 0 : result.findIndex((trip) => trip.reference === pages.key);
  const rows = useMemo(() => result.slice(start, start + pages.size), [result, start, pages.size]);
  return (
    <ListPage
      caption="Bookings"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      search={{ value: search, onChange: setSearch, placeholder: "Search bookings" }}
      filters={
        <div className="w-44">
          <Select
            size="sm"
            aria-label="Status"
            placeholder="Any status"
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
            options={Object.keys(statusTone).map((name) => ({ value: name, label: name }))}
          />
        </div>
      }
      selection={{ keys, onChange: setKeys, actions: <Button size="sm">Assign a driver</Button> }}
      onOpen={(trip) => toast({ title: `Opened ${trip.reference}`, kind: "info" })}
      pages={pages}
      nextKey={result[start + pages.size]?.reference ?? null}
      storageKey="design-gallery-table"
      maxHeight="30rem"
      empty={<EmptyState title="No booking matches" text="Try fewer words, or another status." />}
    />
  );
}

function GrowingTable() {
  const [count, setCount] = useState(5);
  const rows = useMemo(() => exampleTrips.slice(0, count), [count]);
  const more = { hasMore: count < 20, onMore: () => setCount(count + 5) };
  return <DataTable caption="Next pickups" columns={columns} rows={rows} rowKey={keyOf} density="dense" more={more} />;
}

const fewColumns = columns.slice(0, 3);

function QuietTables() {
  return (
    <>
      <Card>
        <DataTable caption="Loading" columns={fewColumns} rows={[]} rowKey={keyOf} isLoading />
      </Card>
      <Card>
        <DataTable caption="Empty" columns={fewColumns} rows={[]} rowKey={keyOf} />
      </Card>
      <Card>
        <DataTable
          caption="Failed"
          columns={fewColumns}
          rows={[]}
          rowKey={keyOf}
          failure={{ onRetry: () => undefined }}
        />
      </Card>
    </>
  );
}

type ExampleTrip = {
  reference: string;
  customer: string;
  route: string;
  day: string;
  time: string;
  passengers: number;
  cents: number;
  status: string;
};

const statusTone: Record<string, Tone> = {
  Unassigned: "warn",
  "Flight delayed": "bad",
  Confirmed: "ok",
  "Deposit paid": "info",
  Completed: "neutral",
};

const customers = ["Amelia Hart", "Kenji Sato", "Grant Naidoo", "Lena Fischer", "Bloom Events", "Zanele Khumalo"];
const routes = [
  "CPT → Camps Bay",
  "CPT → Franschhoek",
  "Half-day chauffeur",
  "Constantia → CPT",
  "CTICC delegate loop",
];
const statuses = ["Unassigned", "Flight delayed", "Confirmed", "Deposit paid", "Completed"];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? "";

/** A week of trips, always the same ones. */
const exampleTrips: readonly ExampleTrip[] = [...Array(64).keys()].map((index) => ({
  reference: `CTS-${4821 - index}`,
  customer: pick(customers, index * 5 + 1),
  route: pick(routes, index * 3),
  day: `2026-11-${String(14 + (index % 7)).padStart(2, "0")}`,
  time: `${String(6 + (index % 13)).padStart(2, "0")}:${index % 2 === 0 ? "30" : "00"}`,
  passengers: 1 + ((index * 7) % 14),
  cents: 65_000 + ((index * 37) % 40) * 25_000,
  status: pick(statuses, index * 2),
}));
