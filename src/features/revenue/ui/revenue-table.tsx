import { ChartColumn } from "lucide-react";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import type { RevenueRow } from "../contract.ts";
import { Change } from "./revenue-tiles.tsx";

type RevenueTableProps = {
  title: string;
  note: ReactNode;
  /** The kind of each row: “Service”. */
  head: string;
  rows: readonly RevenueRow[];
  actions: ReactNode;
  /** Drivers and vehicles: hours with passengers, and how often they were on time. */
  hasTimes?: boolean;
  onOpen: (row: RevenueRow) => void;
};

/** One row each, with the margin last. A row opens its entries. */
export function RevenueTable({ title, note, head, rows, actions, hasTimes = false, onOpen }: RevenueTableProps) {
  const hasBefore = rows.some(({ before }) => before !== null);
  const columns = useMemo(
    () => [...columnsFor(head), ...(hasTimes ? times : [])].filter(({ id }) => hasBefore || id !== "change"),
    [head, hasTimes, hasBefore],
  );
  return (
    <Card>
      <CardHeader title={title} note={note} actions={actions} />
      {rows.length === 0 ? (
        <EmptyState
          icon={<ChartColumn />}
          title="Nothing in this period"
          text="Choose another period or another service."
        />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key || "none"}
          rowName={({ name }) => name}
          onOpen={onOpen}
        />
      )}
    </Card>
  );
}

const amount = (
  id: string,
  header: string,
  read: (row: RevenueRow) => number,
  needsRoom = false,
): Column<RevenueRow> => ({
  id,
  header,
  align: "end",
  needsRoom,
  cell: (row) => <Money cents={read(row)} className="whitespace-nowrap tabular-nums" />,
});

/** Unknown is not the same as zero. */
function KnownCost({ cents, lacking }: { cents: number; lacking: number }) {
  if (cents === 0 && lacking > 0) return <span className="text-ink-2">Unknown</span>;
  return <Money cents={cents} className="whitespace-nowrap tabular-nums" />;
}

const columnsFor = (head: string): readonly Column<RevenueRow>[] => [
  {
    id: "name",
    header: head,
    hideable: false,
    cell: ({ name, now }) => (
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {name} {now.margin_cents < 0 && <Badge tone="bad">Loss</Badge>}
      </span>
    ),
  },
  { id: "trips", header: "Trips", align: "end", cell: ({ now }) => <span className="tabular-nums">{now.trips}</span> },
  amount("gross", "Gross", ({ now }) => now.gross_cents, true),
  amount("net", "Net", ({ now }) => now.net_cents),
  {
    id: "change",
    header: "Change",
    align: "end",
    cell: ({ now, before }) => <Change now={now.net_cents} before={before?.net_cents} />,
  },
  {
    id: "driver",
    header: "Drivers",
    align: "end",
    needsRoom: true,
    cell: ({ now }) => <KnownCost cents={now.driver_cents} lacking={now.lacking_pay} />,
  },
  amount("provider", "Providers", ({ now }) => now.provider_cents, true),
  {
    id: "vehicle",
    header: "Vehicles",
    align: "end",
    needsRoom: true,
    cell: ({ now }) => <KnownCost cents={now.vehicle_cents} lacking={now.lacking_vehicle} />,
  },
  amount("commission", "Commission", ({ now }) => now.commission_cents, true),
  {
    id: "margin",
    header: "Margin",
    align: "end",
    cell: ({ now }) => (
      <span className="grid justify-items-end leading-snug">
        <Money cents={now.margin_cents} className="whitespace-nowrap font-bold tabular-nums" />
        {now.net_cents > 0 && (
          <span className="text-ink-2 text-xs">{Math.round((now.margin_cents / now.net_cents) * 100)}%</span>
        )}
      </span>
    ),
  },
];

/** Only pickups with a known arrival count. */
const times: readonly Column<RevenueRow>[] = [
  {
    id: "hours",
    header: "Hours",
    align: "end",
    needsRoom: true,
    cell: ({ now }) => <span className="tabular-nums">{Math.round(now.minutes / 60)}</span>,
  },
  {
    id: "on-time",
    header: "On time",
    align: "end",
    cell: ({ now }) =>
      now.timed > 0 ? (
        <span className="tabular-nums">{Math.round(((now.timed - now.late) / now.timed) * 100)}%</span>
      ) : (
        <span className="text-ink-2">Unknown</span>
      ),
  },
];
