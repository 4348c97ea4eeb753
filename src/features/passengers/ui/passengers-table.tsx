import { Users } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { needsOf } from "#domain/passenger/passenger-list.ts";
import { travelNeedLabels, travelNeeds } from "#domain/passenger/travel-needs.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type Traveller, travelContract } from "../travel-contract.ts";
import { PassengerDrawer } from "./passenger-drawer.tsx";

const columns: readonly Column<Traveller>[] = [
  { id: "name", header: "Passenger", cell: (row) => <NameCell row={row} />, hideable: false, width: "13rem" },
  {
    id: "pickup",
    header: "Pickup",
    cell: (row) => (
      <span className="whitespace-nowrap">
        {formatDay(row.pickup_at)}, {formatTime(row.pickup_at)}
      </span>
    ),
  },
  { id: "trip", header: "Trip", cell: (row) => `${row.from} to ${row.to}`, needsRoom: true },
  { id: "booking", header: "Booking", cell: (row) => <span className="whitespace-nowrap">{row.reference}</span> },
  { id: "room", header: "Room", cell: (row) => row.room || "–", width: "6rem" },
  { id: "needs", header: "Needs", cell: (row) => <NeedsCell row={row} /> },
];

const NameCell = ({ row }: { row: Traveller }) => (
  <span className="grid min-w-0">
    <span className="font-semibold [overflow-wrap:anywhere]">{row.name}</span>
    <span className="font-normal text-ink-2 text-sm">{row.phone || `with ${row.customer}`}</span>
  </span>
);

function NeedsCell({ row }: { row: Traveller }) {
  const needs = needsOf(row);
  if (needs.length === 0) return "–";
  return (
    <span className="flex flex-wrap gap-1">
      {needs.map((need) => (
        <Badge key={need} tone={need === "Wheelchair" || need.startsWith("Allergy") ? "warn" : "neutral"}>
          {need}
        </Badge>
      ))}
    </span>
  );
}

const none: readonly Traveller[] = [];
const keyOf = (row: Traveller) => `${row.id} ${row.trip_id}`;
const dayIn = (text: string) => (isLocalDate(text) ? text : "");
const presets = () => {
  const today = localDateOf(new Date());
  const tomorrow = addDays(today, 1);
  return [
    { label: "Today", range: { from: today, to: today } },
    { label: "Tomorrow", range: { from: tomorrow, to: tomorrow } },
    { label: "Next 7 days", range: { from: today, to: addDays(today, 6) } },
  ];
};

/** Everyone on a guest list, trip by trip: the next one first. */
export function PassengersTable() {
  const { read, filter, go } = usePageAddress();
  const search = read("search");
  const need = travelNeeds.find((one) => one === read("need"));
  const [from, to] = [dayIn(read("from")), dayIn(read("to"))];
  const when = read("when") === "past" ? "past" : "ahead";
  const asked = { search, when, ...(need && { need }), ...(from && { from }), ...(to && { to }) } as const;
  const list = useList(travelContract.listPassengers, (page) => ({ ...asked, ...page }));
  const isFiltered = Boolean(search || need || from || to);
  return (
    <ListPage<Traveller, "ahead" | "past">
      caption="Passengers"
      columns={columns}
      rows={list.data?.passengers ?? none}
      rowKey={keyOf}
      {...list.table}
      tools={<FileButton label="Export CSV" read={() => callSignedIn(travelContract.exportPassengers, asked)} />}
      views={{
        label: "Trips",
        value: when,
        onChange: (next) => filter({ when: next === "ahead" ? "" : next }),
        options: [
          { value: "ahead", label: "Upcoming" },
          { value: "past", label: "Past" },
        ],
      }}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search by name, phone, room or booking",
      }}
      filters={
        <>
          <div className="min-w-36 flex-1 sm:max-w-48">
            <Select
              size="sm"
              aria-label="Need"
              placeholder="All passengers"
              value={need ?? ""}
              onChange={({ currentTarget }) => filter({ need: currentTarget.value })}
              options={travelNeeds.map((value) => ({ value, label: travelNeedLabels[value] }))}
            />
          </div>
          <DateRangePicker
            label="Pickup"
            value={{ from, to }}
            presets={presets()}
            onChange={(range) => filter({ from: range.from, to: range.to })}
          />
        </>
      }
      onOpen={(row) => go({ passenger: row.id })}
      storageKey="passengers"
      empty={
        <EmptyState
          level={2}
          icon={<Users />}
          title={isFiltered ? "No passengers match" : "No passengers yet"}
          text={
            isFiltered
              ? "Try a shorter search, another need, or other dates."
              : "Passengers appear here when a guest list is filled in, by our team, the customer or the organiser."
          }
        />
      }
    >
      <PassengerDrawer id={read("passenger")} onClose={() => go({ passenger: "" })} />
    </ListPage>
  );
}
