import { FlaskConical, GitPullRequestArrow } from "lucide-react";
import { Badge, type Tone } from "#design/badge.tsx";
import { cx } from "#design/class-names.ts";
import { DateText, formatDay, formatTime } from "#design/dates/date-text.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { bookingHeads, sourceLabel } from "#domain/booking/booking-labels.ts";
import { bookingPaymentLabels } from "#domain/payment/payment-labels.ts";
import { daysText } from "#domain/stay/days-of-trip.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { randOrNone, StatusBadge, serviceText } from "../../ui/booking-labels.tsx";
import type { ListedBooking } from "../contract.ts";

/** Two lines, or a single one in a dense table. */
const lines =
  "grid min-w-0 sm:group-data-[density=dense]/row:flex sm:group-data-[density=dense]/row:items-baseline sm:group-data-[density=dense]/row:gap-x-2";
/** Details a dense table has no room for. */
const roomy = "sm:group-data-[density=dense]/row:hidden";

/** Details only a dense table shows. */
const dense = "hidden sm:group-data-[density=dense]/row:inline";

/** The list’s columns. Rarely used ones are hidden at first. */
export const bookingsColumns: readonly Column<ListedBooking>[] = [
  { id: "reference", header: "Booking", cell: (row) => <NameCell row={row} />, hideable: false },
  {
    id: "pickup",
    header: bookingHeads.pickup,
    sortKey: "pickup",
    cell: (row) => (
      <span className={cx(lines, "whitespace-nowrap max-sm:justify-items-end")}>
        <b className="font-semibold">{formatDay(row.pickup_at)}</b>
        <span className="text-ink-2 text-sm">{formatTime(row.pickup_at)}</span>
      </span>
    ),
  },
  { id: "trip", header: "Trip", cell: (row) => <TripCell row={row} />, width: "28%" },
  { id: "state", header: bookingHeads.state, cell: (row) => <StateCell row={row} /> },
  {
    id: "total",
    header: bookingHeads.total,
    sortKey: "total",
    sortsDescendingFirst: true,
    align: "end",
    cell: (row) => <MoneyCell row={row} />,
  },
  { id: "driver", header: bookingHeads.driver, cell: (row) => <DriverCell drivers={row.drivers} /> },
  { id: "partner", header: bookingHeads.partner, cell: (row) => row.partner ?? "–", hiddenAtFirst: true },
  { id: "taken", header: bookingHeads.taken, cell: (row) => row.taken_by ?? "–", hiddenAtFirst: true },
  {
    id: "paid",
    header: bookingHeads.paid,
    align: "end",
    cell: (row) => randOrNone(row.paid_cents - row.refunded_cents),
    hiddenAtFirst: true,
  },
  { id: "source", header: bookingHeads.source, cell: (row) => sourceLabel(row.source), hiddenAtFirst: true },
  { id: "phone", header: bookingHeads.phone, cell: (row) => row.phone, hiddenAtFirst: true },
  {
    id: "created",
    header: bookingHeads.created,
    sortKey: "created",
    sortsDescendingFirst: true,
    cell: (row) => (
      <span className={cx(lines, "whitespace-nowrap")}>
        <DateText at={row.created_at} style="full" className={roomy} />
        <span className={dense}>{formatDay(row.created_at).slice(4)}</span>
        <span className={cx("text-ink-2 text-sm", roomy)}>{formatTime(row.created_at)}</span>
      </span>
    ),
  },
];

function NameCell({ row }: { row: ListedBooking }) {
  return (
    <span className={cx(lines, "sm:min-w-36 sm:max-w-48")}>
      <span className="flex min-w-0 items-center gap-1.5 font-semibold">
        <SiteLink
          to={`/admin/booking?reference=${row.reference}`}
          className="-my-2 truncate py-2 text-ink no-underline hover:underline sm:my-0 sm:py-0 pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        >
          {row.name}
        </SiteLink>
        {row.is_test && (
          <Badge tone="violet" icon={<FlaskConical aria-hidden="true" />}>
            Test
          </Badge>
        )}
      </span>
      <span className="whitespace-nowrap font-normal text-ink-2 text-sm tabular-nums">{row.reference}</span>
    </span>
  );
}

function TripCell({ row }: { row: ListedBooking }) {
  // Each end is truncated separately: half the trips start at the airport, and only their destinations differ.
  const places = [row.pickup_location, row.destination].filter(Boolean);
  return (
    <span className={cx(lines, "max-sm:justify-items-end sm:w-0 sm:min-w-[max(100%,10.5rem)]")}>
      {places.length === 0 ? (
        "To be agreed"
      ) : (
        <span title={places.join(" → ")} className="min-w-0 sm:flex">
          {places.map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both ends may be the same place
            <span key={at} className="min-w-0 last:max-w-3/4 sm:truncate sm:whitespace-pre sm:last:shrink-0">
              {at > 0 && " → "}
              {place}
            </span>
          ))}
        </span>
      )}
      <span className={cx("line-clamp-1 text-ink-2 text-sm", roomy)}>
        {serviceText(row)} · {row.passengers === 1 ? "1 passenger" : `${row.passengers} passengers`}
        {wayText(row)}
      </span>
    </span>
  );
}

function wayText({ return_at, days }: ListedBooking): string {
  if (days > 1) return ` · ${daysText(days)}`;
  return return_at ? " · return trip" : "";
}

const moneyInk: Readonly<Record<Tone, string>> = {
  neutral: "text-ink-2",
  info: "text-info",
  ok: "text-ok",
  warn: "text-warn",
  bad: "text-bad",
  violet: "text-violet",
  accent: "text-warn",
};

function MoneyCell({ row }: { row: ListedBooking }) {
  const { label, tone } = bookingPaymentLabels[row.money];
  // A dense row says it once: "awaiting payment" is beside it already.
  const isSaid = tone === "neutral" || row.state === "awaiting_payment";
  return (
    <span className={cx(lines, "justify-items-end whitespace-nowrap sm:justify-end")}>
      <span className="tabular-nums">{randOrNone(row.total_cents)}</span>
      <span className={cx("font-semibold text-xs", moneyInk[tone], isSaid && roomy)}>{label}</span>
    </span>
  );
}

function DriverCell({ drivers }: { drivers: string | null }) {
  if (!drivers) return <span className="text-ink-3">–</span>;
  return (
    <span title={drivers} className="line-clamp-1 min-w-20 [overflow-wrap:anywhere]">
      {drivers}
    </span>
  );
}

function StateCell({ row }: { row: ListedBooking }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
      <StatusBadge status={row.status} />
      {row.has_change && (
        <Badge tone="violet" icon={<GitPullRequestArrow aria-hidden="true" />}>
          Change
        </Badge>
      )}
    </span>
  );
}
