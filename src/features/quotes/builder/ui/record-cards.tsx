import { CarFront, CircleSlash, ExternalLink, Eye } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { Timeline } from "#design/timeline.tsx";
import { termsPath, termsText } from "#domain/legal/accepted-terms.ts";
import { quoteLabels } from "#domain/quote/quote-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { declineLabels } from "../../ui/messages.ts";
import type { BuiltQuote } from "../contract.ts";
import { QuoteStateBadge } from "./quote-state-badge.tsx";

/** The customer’s link, and its views. */
export function BuilderTracking({ quote }: { quote: BuiltQuote }) {
  if (!quote.sent_at) return null;
  const link = `/quote?q=${quote.token}` as const;
  return (
    <Card className="grid gap-3">
      <CardHeader title="Customer’s link" className="mb-0" />
      <p className="flex flex-wrap items-center gap-2">
        <CopyButton text={`${location.origin}${link}`} label="Copy link" />
        <SiteLink to={link} target="_blank" className="inline-flex min-h-9 items-center gap-1.5 text-link underline">
          Open customer’s view <ExternalLink aria-hidden="true" className="size-4" />
        </SiteLink>
      </p>
      <p className="flex items-center gap-2 text-ink-2">
        <Eye aria-hidden="true" className="size-5" />
        {quote.first_viewed_at
          ? `Opened ${quote.views === 1 ? "once" : `${quote.views} times`}, first ${formatDateTime(quote.first_viewed_at)}`
          : "Not opened yet"}
      </p>
      {quote.latest_views.length > 0 && (
        <ul className="grid gap-1 text-ink-2 text-sm">
          {quote.latest_views.slice(0, 6).map(({ at, device }) => (
            <li key={at} className="flex justify-between gap-3">
              {formatDateTime(at)}
              <span>{device}</span>
            </li>
          ))}
        </ul>
      )}
      {quote.reminders > 0 && <p className="text-ink-2 text-sm">Reminders sent: {quote.reminders}</p>}
    </Card>
  );
}

/** The vehicle actually held for the customer, if one was requested. */
export function BuilderVehicle({ quote }: { quote: BuiltQuote }) {
  if (!quote.sent_at || !quote.draft.keeps_vehicle || quote.accepted_at) return null;
  const { vehicle_kept_until: until } = quote;
  return (
    <Card className="flex gap-3">
      {until ? (
        <CarFront aria-hidden="true" className="size-5 shrink-0 text-ok" />
      ) : (
        <CircleSlash aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      )}
      <p>
        {until && `Vehicle held until ${formatDateTime(until)}`}
        {!until && (quote.had_vehicle ? "The vehicle is no longer held" : "No vehicle was available, so none is held")}
      </p>
    </Card>
  );
}

/** The outcome, if there is one. */
export function BuilderOutcome({ quote }: { quote: BuiltQuote }) {
  if (quote.accepted_at)
    return (
      <Card className="grid gap-1 bg-ok-soft!">
        <p className="font-bold text-ok">Option {quote.accepted_option} accepted</p>
        <p>
          Signed “{quote.accepted_name}”, {formatDateTime(quote.accepted_at)}
          {quote.terms_version && (
            <>
              , under the{" "}
              <NewTabLink to={termsPath(quote.terms_version, new Date(quote.accepted_at))}>
                {termsText(quote.terms_version)}
              </NewTabLink>
            </>
          )}
          .
        </p>
        <SiteLink to={`/admin/booking?reference=${quote.booking_reference}`} className="text-link underline">
          Booking {quote.booking_reference}
        </SiteLink>
      </Card>
    );
  if (!quote.decline_reason) return null;
  const words: Readonly<Record<string, string>> = declineLabels;
  return (
    <Card className="grid gap-1 bg-bad-soft!">
      <p className="font-bold text-bad">Declined: {words[quote.decline_reason] ?? quote.decline_reason}</p>
      {quote.decline_note && <p className="whitespace-pre-wrap">{quote.decline_note}</p>}
    </Card>
  );
}

export function BuilderVersions({ quote }: { quote: BuiltQuote }) {
  if (quote.versions.length < 2) return null;
  return (
    <Card>
      <CardHeader title="Versions" />
      <ul className="grid gap-2">
        {quote.versions.map(({ id, version, state, from_cents, updated_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {id === quote.id ? (
              <b aria-current="true">Version {version}</b>
            ) : (
              <SiteLink to={`/admin/quotes-enhanced?quote=${id}`} className="text-link underline">
                Version {version}
              </SiteLink>
            )}
            <QuoteStateBadge state={state} />
            {from_cents !== null && <Money cents={from_cents} className="ml-auto" />}
            <span className="w-full text-ink-3 text-sm">{formatDateTime(updated_at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function BuilderHistory({ quote }: { quote: BuiltQuote }) {
  return (
    <Card>
      <CardHeader title="History" />
      <Timeline
        label="History"
        events={quote.moves.toReversed().map(({ id, to_state, by, reason, at }) => ({
          id,
          time: formatDateTime(at),
          title: quoteLabels[to_state].label,
          text: <p>{[`by ${by}`, reason].filter(Boolean).join(": ")}</p>,
          tone: quoteLabels[to_state].tone,
        }))}
      />
    </Card>
  );
}
