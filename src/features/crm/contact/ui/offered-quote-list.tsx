import { ArrowRight } from "lucide-react";
import { useEffect, useId } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { QuoteStanding } from "#features/quotes/contract.ts";
import { type OfferedQuote, quotesContract } from "#features/quotes/offer/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";

/** The quotes that were sent to the signed-in person; nothing where there are none. */
export function OfferedQuoteList({ onCount }: { onCount: (count: number) => void }) {
  const { pages, hasMore, isReadingMore, more } = useCallPages(quotesContract.offeredQuotes, (after) =>
    after ? { after } : {},
  );
  const quotes = pages?.flatMap((page) => page.quotes) ?? [];
  const count = quotes.length;
  useEffect(() => onCount(count), [count, onCount]);
  if (count === 0) return null;
  return (
    <section aria-label="Quotes for you" className="grid gap-3">
      <ul className="grid gap-3">
        {quotes.map((quote) => (
          <li key={`${quote.number} ${quote.version}`}>
            <OfferCard quote={quote} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" size="sm" busy={isReadingMore} onClick={more} className="justify-self-start">
          Show more quotes
        </Button>
      )}
    </section>
  );
}

const standings: Readonly<Record<QuoteStanding, { label: string; tone: Tone }>> = {
  draft: { label: "Draft", tone: "neutral" },
  open: { label: "Awaiting your answer", tone: "warn" },
  accepted: { label: "Accepted", tone: "ok" },
  declined: { label: "Declined", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
  superseded: { label: "Replaced", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};

function OfferCard({ quote }: { quote: OfferedQuote }) {
  const headingId = useId();
  const { label, tone } = standings[quote.standing];
  const isOpen = quote.standing === "open";
  return (
    <article
      aria-labelledby={headingId}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-surface p-5 shadow-1 inset-ring inset-ring-line"
    >
      <div className="grid min-w-0 grow gap-1">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 id={headingId} className="text-h3">
            {quote.title || "Your quote"}
          </h3>
          <Badge tone={tone} dot>
            {label}
          </Badge>
        </header>
        <p className="flex flex-wrap gap-x-5 text-ink-2">
          {quote.from_cents !== null && (
            <span className="font-semibold text-ink">
              {quote.options > 1
                ? `${quote.options} options from ${formatRand(quote.from_cents)}`
                : formatRand(quote.from_cents)}
            </span>
          )}
          {quote.pickup_at && <span>{formatDate(quote.pickup_at)}</span>}
          <span>{quote.number}</span>
          {isOpen && <span>valid until {formatDateTime(quote.valid_until)}</span>}
        </p>
      </div>
      <SiteLink
        to={`/quote?q=${quote.token}`}
        className={buttonClass({ size: "sm", variant: isOpen ? "primary" : "outline" })}
      >
        {isOpen ? "View quote" : "Open"}
        <ArrowRight aria-hidden="true" className="size-4" />
        <span className="sr-only"> {quote.number}</span>
      </SiteLink>
    </article>
  );
}
