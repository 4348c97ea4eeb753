import { Eye } from "lucide-react";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type ListedQuote, quoteBuilderContract } from "../contract.ts";
import { QuoteStateBadge } from "./quote-state-badge.tsx";

const lanes: readonly { readonly title: string; readonly states: readonly QuoteState[] }[] = [
  { title: "Drafts", states: ["draft"] },
  { title: "Sent", states: ["sent"] },
  { title: "Viewed", states: ["viewed"] },
  { title: "Accepted", states: ["accepted", "converted"] },
  { title: "Closed", states: ["declined", "expired", "withdrawn"] },
];

/** Quotes by status, from draft to booking. */
export function QuotePipeline() {
  return (
    <div className="-mx-1 grid gap-3 px-1 pb-3 sm:auto-cols-[minmax(15.5rem,1fr)] sm:grid-flow-col sm:overflow-x-auto xl:auto-cols-[minmax(12.5rem,1fr)]">
      {lanes.map((lane) => (
        <Lane key={lane.title} {...lane} />
      ))}
    </div>
  );
}

function Lane({ title, states }: { title: string; states: readonly QuoteState[] }) {
  const { data, error, refetch } = useCall(quoteBuilderContract.listQuotes, { states: [...states] });
  const counted = data?.counts.filter(({ state }) => states.includes(state)) ?? [];
  const many = counted.reduce((sum, { quotes }) => sum + quotes, 0);
  const worth = counted.reduce((sum, { from_cents }) => sum + from_cents, 0);
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-3 rounded-lg bg-surface-2 p-3">
      <header className="flex items-baseline justify-between gap-2 px-1">
        <h2 className="font-bold text-base">
          {title} <span className="font-normal text-ink-2">{data && many}</span>
        </h2>
        {many > 0 && <Money cents={worth} className="text-ink-2 text-sm" />}
      </header>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonCard lines={3} />}
      {data && many === 0 && <p className="px-1 text-ink-2 text-sm">None</p>}
      <ul className="grid gap-2.5">
        {data?.quotes.slice(0, 12).map((quote) => (
          <li key={quote.id}>
            <LaneCard quote={quote} showsState={states.length > 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LaneCard({ quote, showsState }: { quote: ListedQuote; showsState: boolean }) {
  return (
    <SiteLink
      to={`/admin/quotes-enhanced?quote=${quote.id}`}
      className="grid gap-1.5 rounded-md bg-surface p-3.5 text-ink no-underline shadow-1 transition duration-(--d-1) hover:shadow-2"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b className="whitespace-nowrap text-sm">
          {quote.number}
          {quote.version > 1 && ` v${quote.version}`}
        </b>
        {showsState && <QuoteStateBadge state={quote.state} />}
      </span>
      <span className="font-semibold leading-snug">{quote.customer_name || "No customer yet"}</span>
      <span className="line-clamp-2 text-ink-2 text-sm">{quote.title}</span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-display font-extrabold text-lg">
          {quote.from_cents === null ? "–" : <Money cents={quote.from_cents} />}
        </span>
        <span className="text-ink-3">{quote.pickup_date ? formatDate(quote.pickup_date) : "no date yet"}</span>
      </span>
      {quote.first_viewed_at && (
        <span className="flex items-center gap-1.5 text-ink-2 text-xs">
          <Eye aria-hidden="true" className="size-3.5 shrink-0" />
          {quote.views === 1 ? "opened once" : `opened ${quote.views} times`}, first{" "}
          {formatDateTime(quote.first_viewed_at)}
        </span>
      )}
    </SiteLink>
  );
}
