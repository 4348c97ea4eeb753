import { Waypoints } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { channelLabel } from "#domain/analytics/analytics-labels.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { figuresContract, type SourceRow } from "../contract.ts";

/** The page’s query, so that its files have the same contents. */
export type AsksFile = { criteria: InputOf<typeof figuresContract.readAnalytics> };

const count = (id: string, header: string, read: (row: SourceRow) => number): Column<SourceRow> => ({
  id,
  header,
  align: "end",
  cell: (row) => <span className="tabular-nums">{read(row)}</span>,
});

const columns: readonly Column<SourceRow>[] = [
  { id: "source", header: "Source", hideable: false, cell: ({ source }) => <b>{channelLabel(source)}</b> },
  count("made", "Requests", (row) => row.made),
  {
    id: "sold",
    header: "Sold",
    align: "end",
    cell: ({ sold, made }) => (
      <span className="tabular-nums">
        {sold} <span className="text-ink-2 text-xs">{Math.round((sold / made) * 100)}%</span>
      </span>
    ),
  },
  count("driven", "Driven", (row) => row.driven),
  count("cancelled", "Cancelled", (row) => row.cancelled),
  {
    id: "worth",
    header: "Price of what was sold",
    align: "end",
    cell: ({ sold_cents }) => <Money cents={sold_cents} className="whitespace-nowrap font-bold tabular-nums" />,
  },
];

type SourceCardProps = { rows: readonly SourceRow[]; onChoose: (source: string) => void } & AsksFile;

/** Where requests come from, and their results. A row filters the page. */
export function SourceCard({ rows: all, onChoose, criteria }: SourceCardProps) {
  const rows = all.filter(({ made }) => made > 0);
  return (
    <Card>
      <CardHeader
        title="Where bookings come from"
        note="By the date the booking was made. Open a source to see the whole page for it."
        actions={
          <CsvButton
            what="the sources"
            fetchFile={() => callSignedIn(figuresContract.analyticsFile, { ...criteria, part: "sources" })}
          />
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          icon={<Waypoints />}
          title="Nothing in this period"
          text="Choose another period or another service."
        />
      ) : (
        <DataTable
          caption="Where bookings come from"
          columns={columns}
          rows={rows}
          rowKey={({ source }) => source}
          rowName={({ source }) => channelLabel(source)}
          onOpen={({ source }) => onChoose(source)}
        />
      )}
    </Card>
  );
}
