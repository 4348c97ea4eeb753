import { ArrowRight } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { acceptedFree, standingTexts } from "../../ui/messages.ts";
import type { ShownQuote } from "../contract.ts";
import { dueNow } from "./quote-accept-form.tsx";
import { wayOn } from "./use-quote-answer.ts";

const tones = {
  draft: "info",
  accepted: "ok",
  declined: "info",
  expired: "warn",
  superseded: "warn",
  withdrawn: "warn",
} as const;

/** Why there is nothing to decide any more, and where to go instead. */
export function QuoteStandingNote({ quote }: { quote: ShownQuote }) {
  const { standing } = quote;
  const words = standingTexts[standing];
  if (standing === "open" || !words) return null;
  return (
    <Alert tone={tones[standing]} title={words.title} action={<WayOn quote={quote} />} className="shadow-2">
      {standing === "accepted" && isFree(quote) ? acceptedFree : words.text}
      {quote.accepted_name && quote.accepted_at && (
        <p>
          Accepted by {quote.accepted_name}, {formatDateTime(quote.accepted_at)}.
        </p>
      )}
    </Alert>
  );
}

function isFree(quote: ShownQuote): boolean {
  const accepted = quote.options.find(({ letter }) => letter === quote.accepted_option);
  return accepted !== undefined && dueNow(quote, accepted.total_cents) === 0;
}

function WayOn({ quote }: { quote: ShownQuote }) {
  const look = buttonClass({ size: "sm" });
  const arrow = <ArrowRight aria-hidden="true" className="size-4" />;
  if (quote.booking)
    return (
      <SiteLink to={wayOn(quote.booking.reference, isFree(quote))} className={look}>
        View booking {arrow}
      </SiteLink>
    );
  if (quote.newer_token)
    return (
      <SiteLink to={`/quote?q=${quote.newer_token}`} className={look}>
        View new version {arrow}
      </SiteLink>
    );
  if (quote.standing === "draft") return null;
  return (
    <SiteLink to="/free-quote" className={look}>
      Ask for a new quote {arrow}
    </SiteLink>
  );
}
