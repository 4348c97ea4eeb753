import { Badge } from "#design/badge.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { channelLabel, outcomeLabel, spanText } from "#domain/analytics/analytics-labels.ts";
import type { Measure } from "#domain/analytics/measures.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import type { InputOf } from "#platform/contract.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { EntryList } from "../../ui/entry-list.tsx";
import { type FigureEntry, figuresContract } from "../contract.ts";

type FigureRowsProps = {
  /** The page’s period, service and source. */
  criteria: Pick<Criteria, "from" | "until" | "service" | "source">;
  measure: Measure;
  outcomes: readonly string[];
};
type Criteria = InputOf<typeof figuresContract.figureEntriesFile>;

/** The rows of a figure, latest first. */
export function FigureRows({ criteria, measure, outcomes }: FigureRowsProps) {
  const { from, until, service, source } = criteria;
  const input = { from, until, service, source, measure, outcomes: [...outcomes] };
  const read = useCallPages(figuresContract.figureEntries, (after) => ({ ...input, after: after ?? null }));
  return (
    <EntryList
      read={read}
      tools={
        <div className="flex justify-end">
          <CsvButton what="these rows" fetchFile={() => callSignedIn(figuresContract.figureEntriesFile, input)} />
        </div>
      }
    >
      {(entry: FigureEntry) => <FigureRow key={entry.id} entry={entry} />}
    </EntryList>
  );
}

function FigureRow({ entry }: { entry: FigureEntry }) {
  const { measure, outcome, day, service_name, source, driver } = entry;
  // A shift’s title already names its driver.
  const who = measure === "shift" ? "" : driver;
  const about = [service_name, source && channelLabel(source), who].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0 grow">
        <RowName entry={entry} /> <Badge tone={toneOf(outcome)}>{outcomeLabel(measure, outcome)}</Badge>
        <span className="block text-ink-2 text-xs">{[formatFullDate(day), ...about].join(" · ")}</span>
      </span>
      <span className="font-semibold text-sm tabular-nums sm:text-end">{amountOf(entry)}</span>
    </li>
  );
}

function RowName({ entry }: { entry: FigureEntry }) {
  if (entry.measure === "shift") return <b>{entry.driver || "Shift"}</b>;
  return (
    <SiteLink to={addressOf(entry)} className="font-semibold">
      {entry.reference}
    </SiteLink>
  );
}

/** A row without a booking is a quote, or the enquiry that was answered. */
function addressOf({ id, measure, reference, has_booking }: FigureEntry): Href {
  if (has_booking) return `/admin/booking?reference=${reference}`;
  return measure === "quote" ? `/admin/quotes-enhanced?quote=${id}` : `/admin/quotes?enquiry=${id}`;
}

const good = ["driven", "won", "kept", "on_time", "returned"];
const bad = ["late", "raised", "early", "cancelled", "no_show", "lost", "declined", "expired"];

function toneOf(outcome: string): "ok" | "warn" | "neutral" {
  if (good.includes(outcome)) return "ok";
  return bad.includes(outcome) ? "warn" : "neutral";
}

/** The value of a row, by its kind. */
function amountOf(entry: FigureEntry): string {
  const { measure, outcome, minutes, paid_minutes, km, paid_km, cents } = entry;
  if (measure === "response") return outcome === "waiting" ? "Not answered yet" : spanText(minutes);
  if (measure === "wait") return `Waited ${spanText(minutes)}${cents > 0 ? `, ${formatRand(cents)}` : ""}`;
  if (measure === "pickup") return outcome === "late" ? `${spanText(minutes)} late` : "";
  if (measure !== "shift") return cents > 0 ? formatRand(cents) : "";
  const way = outcome === "known" ? `, ${km - paid_km} of ${km} km empty` : "";
  return `${spanText(paid_minutes)} of ${spanText(minutes)} with passengers${way}`;
}
