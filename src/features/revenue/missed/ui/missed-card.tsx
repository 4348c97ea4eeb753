import { CircleOff } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SkeletonLine } from "#design/skeleton.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { type MissedReason, missedLabels } from "#domain/analytics/missed-sale.ts";
import { countedName } from "#domain/catalogue/service.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { type ShownClass, vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { type MissedEntry, type MissedGroup, type MissedRow, missedContract, missedGroups } from "../contract.ts";

type Input = { from: string; until: string; service: string };

/** Requests that were not booked, with the reason we gave. */
export function MissedCard({ criteria }: { criteria: Input }) {
  const { read, filter, go } = usePageAddress();
  const by = missedGroups.find((one) => one === read("missed")) ?? "reason";
  const open = read("asked");
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const input = { ...criteria, by };
  const { data, wait } = readOrWait(useCall(missedContract.missedSales, input), "what was not booked", 5);
  if (wait) return wait;
  const keyOf = (row: MissedRow) => row.key || "unknown";
  const chosen = data.rows.find((row) => keyOf(row) === open);
  return (
    <Card>
      <CardHeader
        title="Requested but not booked"
        note="Trips that visitors asked a price for on our site, with the reason they weren’t booked. Trips booked later are removed."
        actions={
          <CsvButton what="what was not booked" fetchFile={() => callSignedIn(missedContract.missedFile, input)} />
        }
      />
      <div className="mb-3">
        <Segmented
          label="By"
          value={by}
          onChange={(value) => filter({ missed: value === "reason" ? "" : value, asked: "" })}
          options={missedGroups.map((value) => ({ value, label: missedGroupLabels[value] }))}
        />
      </div>
      {data.rows.length === 0 ? (
        <EmptyState
          icon={<CircleOff />}
          title="Nothing was missed"
          text="Every trip requested in this period was booked."
        />
      ) : (
        <DataTable
          caption="Requested but not booked"
          columns={columnsFor(by, classes)}
          rows={data.rows.slice(0, rowsShown)}
          rowKey={keyOf}
          rowName={({ key }) => missedName(by, key, classes)}
          onOpen={(row) => go({ asked: keyOf(row) })}
        />
      )}
      <Drawer
        open={chosen !== undefined}
        onClose={() => filter({ asked: "" })}
        size="lg"
        title={chosen ? missedName(by, chosen.key, classes) : ""}
      >
        {chosen && <MissedRows filter={{ ...input, key: chosen.key }} />}
      </Drawer>
    </Card>
  );
}

/** The download has all of them. */
const rowsShown = 40;

const columnsFor = (by: MissedGroup, classes: readonly ShownClass[]): readonly Column<MissedRow>[] => [
  {
    id: "name",
    header: missedGroupLabels[by],
    hideable: false,
    cell: ({ key }) => <b>{missedName(by, key, classes)}</b>,
  },
  {
    id: "entries",
    header: "Journeys",
    align: "end",
    cell: ({ entries }) => <span className="tabular-nums">{entries}</span>,
  },
  {
    id: "cents",
    header: "Price, where there was one",
    align: "end",
    cell: ({ cents }) =>
      cents > 0 ? (
        <Money cents={cents} className="whitespace-nowrap font-bold tabular-nums" />
      ) : (
        <span className="text-ink-2">No price</span>
      ),
  },
];

function MissedRows({ filter }: { filter: Input & { by: MissedGroup; key: string } }) {
  const { pages, error, again, ...paging } = useCallPages(missedContract.missedEntries, (after) => ({
    ...filter,
    after: after ?? null,
  }));
  if (!pages && error) return <ReadFailed title="We couldn’t load the rows" error={error} onAgain={again} />;
  if (!pages) return <SkeletonLine />;
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line">
        {pages
          .flatMap((page) => page.entries)
          .map((entry) => (
            <MissedItem key={entry.id} entry={entry} />
          ))}
      </ul>
      <ShowMore paging={paging} />
    </div>
  );
}

function MissedItem({ entry }: { entry: MissedEntry }) {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const people = entry.passengers === 1 ? "1 passenger" : `${entry.passengers} passengers`;
  const about = [entry.area, entry.vehicle, people].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 grow">
        <b>{countedName(services, entry.service)}</b> <Badge>{missedLabels[entry.reason]}</Badge>
        <span className="block text-ink-2 text-xs">
          Asked on {formatFullDate(entry.asked_on)} for {formatFullDate(entry.pickup_on)} · {about.join(" · ")}
        </span>
      </span>
      <span className="font-semibold text-sm tabular-nums">
        {entry.total_cents === null ? "No price" : formatRand(entry.total_cents)}
      </span>
    </li>
  );
}

const missedGroupLabels: Readonly<Record<MissedGroup, string>> = {
  reason: "Reason",
  date: "Date",
  area: "Pickup area",
  vehicle: "Vehicle",
};

/** A row’s label. */
function missedName(by: MissedGroup, key: string, classes: readonly ShownClass[]): string {
  if (key === "") return "Unknown";
  if (by === "date") return formatFullDate(key);
  if (by === "vehicle") return vehicleClassName(classes, key);
  return by === "reason" ? missedLabels[key as MissedReason] : key;
}
