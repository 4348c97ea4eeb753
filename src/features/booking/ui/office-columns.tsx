import { FlaskConical, GitPullRequestArrow } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import type { Column } from "#design/data-table.tsx";
import { DateText, formatDay, formatTime } from "#design/date-text.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { OfficeBooking } from "../office-contract.ts";
import { MoneyBadge, randOrNone, StateBadge, serviceText, sourceWords } from "./office-words.tsx";

/** The list's columns. What is seldom asked for is hidden at first. */
export const officeColumns: readonly Column<OfficeBooking>[] = [
  { id: "reference", header: "Booking", cell: (row) => <NameCell row={row} />, hideable: false },
  {
    id: "pickup",
    header: "Pickup",
    sortKey: "pickup",
    cell: (row) => (
      <span className="whitespace-nowrap">
        <b className="font-semibold">{formatTime(row.pickup_at)}</b>{" "}
        <span className="text-ink-2">{formatDay(row.pickup_at)}</span>
      </span>
    ),
    width: "9rem",
  },
  { id: "trip", header: "Trip", cell: (row) => <TripCell row={row} /> },
  { id: "state", header: "State", cell: (row) => <StateCell row={row} />, width: "11rem" },
  { id: "money", header: "Money", cell: (row) => <MoneyBadge money={row.money} />, width: "8rem" },
  {
    id: "total",
    header: "Total",
    sortKey: "total",
    sortsDescendingFirst: true,
    align: "end",
    cell: (row) => <span className="whitespace-nowrap tabular-nums">{randOrNone(row.total_cents)}</span>,
    width: "7rem",
  },
  { id: "driver", header: "Driver", cell: (row) => row.drivers ?? "–", hiddenAtFirst: true },
  { id: "partner", header: "Partner", cell: (row) => row.partner ?? "–", hiddenAtFirst: true },
  { id: "taken", header: "Taken by", cell: (row) => row.taken_by ?? "–", hiddenAtFirst: true },
  {
    id: "paid",
    header: "Paid",
    align: "end",
    cell: (row) => randOrNone(row.paid_cents - row.refunded_cents),
    hiddenAtFirst: true,
  },
  { id: "source", header: "Came by", cell: (row) => sourceWords[row.source] ?? row.source, hiddenAtFirst: true },
  { id: "phone", header: "Telephone", cell: (row) => row.phone, hiddenAtFirst: true },
  {
    id: "created",
    header: "Booked",
    sortKey: "created",
    sortsDescendingFirst: true,
    cell: (row) => <DateText at={row.created_at} style="date-time" className="whitespace-nowrap text-ink-2" />,
    width: "10rem",
  },
];

function NameCell({ row }: { row: OfficeBooking }) {
  return (
    <span className="grid min-w-0">
      <span className="flex items-center gap-1.5 font-semibold">
        <SiteLink
          to={`/admin/booking?reference=${row.reference}`}
          className="truncate text-ink no-underline hover:underline"
        >
          {row.name}
        </SiteLink>
        {row.is_test && (
          <Badge tone="violet" icon={<FlaskConical aria-hidden="true" />}>
            Trial
          </Badge>
        )}
      </span>
      <span className="font-normal text-ink-2 text-sm tabular-nums">{row.reference}</span>
    </span>
  );
}

function TripCell({ row }: { row: OfficeBooking }) {
  const ends = [row.pickup_location, row.destination].filter(Boolean).join(" → ") || "Places to be agreed";
  return (
    <span className="grid min-w-0 max-sm:justify-items-end">
      <span className="line-clamp-1">{ends}</span>
      <span className="text-ink-2 text-sm">
        {serviceText(row)} · {row.passengers} pax{row.return_at ? " · return" : ""}
      </span>
    </span>
  );
}

function StateCell({ row }: { row: OfficeBooking }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
      <StateBadge state={row.state} />
      {row.has_change && (
        <Badge tone="violet" icon={<GitPullRequestArrow aria-hidden="true" />}>
          Change
        </Badge>
      )}
    </span>
  );
}
