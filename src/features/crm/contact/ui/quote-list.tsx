import { type ReactNode, useId, useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { serviceKeyName } from "#domain/catalogue/service.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { contactContract, type QuoteLine } from "../contract.ts";
import { OfferedQuoteList } from "./offered-quote-list.tsx";

/** The quotes a person was sent, and what they have asked us, each the latest first. */
export function QuoteList({ empty }: { empty: ReactNode }) {
  const [offers, setOffers] = useState(0);
  const { pages, error, again, ...paging } = useCallPages(contactContract.myQuotes, (after) => ({ after }));
  const items = pages
    ?.flatMap(({ quotes }) => quotes)
    .map((quote) => (
      <li key={quote.reference}>
        <QuoteCard quote={quote} now={new Date()} />
      </li>
    ));
  return (
    <div className="grid gap-8">
      <OfferedQuoteList onCount={setOffers} />
      <PagedList
        label="Quotes and messages"
        items={items}
        error={error}
        onAgain={again}
        hasMore={paging.hasMore}
        isReadingMore={paging.isReadingMore}
        onMore={paging.more}
        empty={offers > 0 ? null : empty}
      />
    </div>
  );
}

const standings: Readonly<Record<QuoteLine["standing"], { label: string; tone: Tone }>> = {
  waiting: { label: "Awaiting our answer", tone: "info" },
  answered: { label: "Answered", tone: "ok" },
  booked: { label: "Booked", tone: "ok" },
  closed: { label: "Closed", tone: "neutral" },
};

const topics: Readonly<Record<string, string>> = { general_inquiry: "General enquiry" };

function QuoteCard({ quote, now }: { quote: QuoteLine; now: Date }) {
  const headingId = useId();
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const { label, tone } = standings[quote.standing];
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-3 rounded-lg bg-surface p-5 shadow-1 inset-ring inset-ring-line"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={headingId} className="text-h3">
          {quote.kind === "quote" ? "Quote" : "Message"}:{" "}
          {topics[quote.service_type] ?? serviceKeyName(services, quote.service_type)}
        </h3>
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </header>
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{quote.message}</p>
      <p className="flex flex-wrap gap-x-5 text-ink-3 text-sm">
        <span>Sent {formatDateTime(quote.sent_at)}</span>
        <span>Reference {quote.reference}</span>
        {quote.answer_due_at && <span className="font-semibold text-ink-2">{dueWords(quote.answer_due_at, now)}</span>}
      </p>
    </article>
  );
}

const dueWords = (at: string, now: Date) =>
  new Date(at) > now ? `We’ll answer by ${formatDateTime(at)}` : "Our answer is overdue. Please call us";
