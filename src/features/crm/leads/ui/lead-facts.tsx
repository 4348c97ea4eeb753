import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import type { QuoteState } from "#domain/quote/quote-lifecycle.ts";
import { SiteLink } from "#platform/browser/link.tsx";

/** How someone is reached, as links. */
export function LeadContact({ email, phone }: { email: string; phone: string }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] [&_a]:inline-flex [&_a]:min-h-9 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2 [&_a]:text-link [&_a]:underline [&_svg]:size-4">
      <a href={`mailto:${email}`}>
        <Mail aria-hidden="true" />
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          <Phone aria-hidden="true" />
          {phone}
        </a>
      )}
    </p>
  );
}

export function LeadFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-[0.9375rem]">
      {facts
        .filter(([, value]) => value !== "" && value !== null)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type QuoteRef = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly state: QuoteState;
  readonly total_cents: number | null;
  readonly valid_until: string;
};

/** The quotes made for someone, each a way into the builder. */
export function LeadQuotes({ quotes }: { quotes: readonly QuoteRef[] }) {
  if (quotes.length === 0) return null;
  return (
    <section aria-label="Quotes" className="grid gap-2">
      <h3 className="font-bold text-base">Quotes</h3>
      <ul className="grid gap-2">
        {quotes.map(({ id, number, version, state, total_cents, valid_until }) => (
          <li key={id}>
            <SiteLink
              to={`/admin/quotes-enhanced?quote=${id}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-2 px-4 py-3 text-ink no-underline hover:bg-surface-3"
            >
              <b>
                {number}
                {version > 1 && ` v${version}`}
              </b>
              <Badge>{state}</Badge>
              {total_cents !== null && <Money cents={total_cents} className="ml-auto font-semibold" />}
              <span className="w-full text-ink-2 text-sm">until {formatDateTime(valid_until)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
