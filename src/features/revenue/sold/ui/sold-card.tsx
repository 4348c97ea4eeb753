import { Map as MapIcon } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { Money } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { type SoldGroup, type SoldRow, soldContract, soldGroups } from "../contract.ts";

type SoldCardProps = { criteria: { from: string; until: string; service: string } };

/** Trips driven, by tour or by vehicle class. */
export function SoldCard({ criteria }: SoldCardProps) {
  const { read, filter } = usePageAddress();
  const by = soldGroups.find((one) => one === read("sold")) ?? "tour";
  const input = { ...criteria, by };
  const { data, wait } = readOrWait(useCall(soldContract.soldFigures, input), "tours and vehicle classes", 5);
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="Tours and vehicle classes"
        note="What was driven in this period, with cancellation fees. The same entries as in revenue, so both add up to the same."
        actions={<CsvButton what="this table" fetchFile={() => callSignedIn(soldContract.soldFile, input)} />}
      />
      <div className="mb-3">
        <Segmented
          label="By"
          value={by}
          onChange={(value) => filter({ sold: value === "tour" ? "" : value })}
          options={soldGroups.map((value) => ({ value, label: soldGroupLabels[value] }))}
        />
      </div>
      {data.rows.length === 0 ? (
        <EmptyState icon={<MapIcon />} title="Nothing driven" text="No trip of this kind was driven in this period." />
      ) : (
        <DataTable
          caption="Tours and vehicle classes"
          columns={columnsFor(by)}
          rows={data.rows}
          rowKey={({ key }) => key}
          rowName={({ name }) => name}
        />
      )}
    </Card>
  );
}

const soldGroupLabels: Readonly<Record<SoldGroup, string>> = { tour: "Tour", class: "Vehicle class" };

const count = (id: "bookings" | "guests", header: string): Column<SoldRow> => ({
  id,
  header,
  align: "end",
  cell: (row) => <span className="tabular-nums">{row[id]}</span>,
});

const columnsFor = (by: SoldGroup): readonly Column<SoldRow>[] => [
  { id: "name", header: soldGroupLabels[by], hideable: false, cell: ({ name }) => <b>{name}</b> },
  count("bookings", "Bookings"),
  count("guests", "Guests"),
  {
    id: "gross",
    header: "Revenue",
    align: "end",
    cell: ({ gross_cents }) => <Money cents={gross_cents} className="whitespace-nowrap font-bold tabular-nums" />,
  },
  {
    id: "rating",
    header: "Rating",
    align: "end",
    cell: ({ rating, ratings }) =>
      rating === null ? (
        <span className="text-ink-2">Not rated</span>
      ) : (
        <span className="whitespace-nowrap tabular-nums">
          {rating} <span className="text-ink-2 text-xs">from {ratings}</span>
        </span>
      ),
  },
];
