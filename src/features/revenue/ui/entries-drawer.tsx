import { Badge } from "#design/badge.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { entryLabels } from "#domain/revenue/entry-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type RevenueEntry, type RevenueGroup, type RevenueReport, revenueContract } from "../contract.ts";
import { CsvButton } from "./csv-button.tsx";
import { EntryList } from "./entry-list.tsx";
import { MarginSteps } from "./margin-steps.tsx";
import { periodText } from "./revenue-labels.ts";
import type { RevenueAddress } from "./use-revenue-address.ts";

type EntriesDrawerProps = { address: RevenueAddress; by: RevenueGroup; report: RevenueReport };

const keyOf = (row: string) => (row === "none" ? "" : row);

/** A figure’s entries: its margin explained, and every trip, fee and invoice in it. */
export function EntriesDrawer({ address, by, report }: EntriesDrawerProps) {
  const { row, close } = address;
  const chosen = row === null || row === "all" ? undefined : report.rows.find(({ key }) => key === keyOf(row));
  const figures = chosen ?? { name: "All", now: report.total, before: report.total_before };
  return (
    <Drawer
      open={row !== null && (row === "all" || chosen !== undefined)}
      onClose={close}
      size="lg"
      title={`${figures.name}, ${periodText(report.period)}`}
    >
      <div className="grid gap-5">
        <MarginSteps
          now={figures.now}
          before={figures.before}
          against={report.against ? periodText(report.against) : ""}
        />
        {row !== null && <DrawnEntries address={address} by={by} entryKey={row === "all" ? undefined : keyOf(row)} />}
      </div>
    </Drawer>
  );
}

type DrawnEntriesProps = { address: RevenueAddress; by: RevenueGroup; entryKey: string | undefined };

function DrawnEntries({ address, by, entryKey }: DrawnEntriesProps) {
  const { period, basis, service, isWorstFirst, sortWorst } = address;
  const input = { ...period, basis, service, by, ...(entryKey !== undefined && { key: entryKey }) };
  const read = useCallPages(revenueContract.revenueEntries, (after) => ({
    ...input,
    is_worst_first: isWorstFirst,
    after: after ?? null,
  }));
  return (
    <EntryList
      read={read}
      tools={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label="Order"
            value={isWorstFirst ? "worst" : "latest"}
            onChange={(value) => sortWorst(value === "worst")}
            options={[
              { value: "latest", label: "Latest first" },
              { value: "worst", label: "Least left first" },
            ]}
          />
          <CsvButton what="these rows" fetchFile={() => callSignedIn(revenueContract.revenueEntriesFile, input)} />
        </div>
      }
    >
      {(entry: RevenueEntry) => <EntryRow key={entry.id} entry={entry} />}
    </EntryList>
  );
}

function EntryRow({ entry }: { entry: RevenueEntry }) {
  const who = [entry.driver, entry.vehicle, entry.provider].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 grow">
        {entry.has_booking ? (
          <SiteLink to={`/admin/booking?reference=${entry.reference}`} className="font-semibold">
            {entry.reference}
          </SiteLink>
        ) : (
          <b>{entry.reference}</b>
        )}{" "}
        {entry.kind !== "trip" && <Badge>{entryLabels[entry.kind]}</Badge>}
        <span className="block text-ink-2 text-xs">
          {formatFullDate(entry.day)} · {entry.service_name || "No booking"}
          {who && ` · ${who}`}
        </span>
      </span>
      <span className="ms-auto grid justify-items-end text-end leading-snug">
        <Money cents={entry.margin_cents} className="font-bold tabular-nums" />
        <span className="text-ink-2 text-xs">{howText(entry)}</span>
      </span>
    </li>
  );
}

/** “R1 200 net, R900 to the provider” */
function howText(entry: RevenueEntry): string {
  const costs = [
    entry.driver_cents > 0 && `${formatRand(entry.driver_cents)} driver`,
    entry.provider_cents > 0 && `${formatRand(entry.provider_cents)} provider`,
    entry.vehicle_cents > 0 && `${formatRand(entry.vehicle_cents)} vehicle`,
    entry.commission_cents !== 0 && `${formatRand(entry.commission_cents)} commission`,
    entry.lacks_pay && "pay unknown",
    entry.lacks_vehicle && "vehicle unknown",
  ].filter((part) => part !== false);
  return [`${formatRand(entry.net_cents)} net`, ...costs].join(", ");
}
