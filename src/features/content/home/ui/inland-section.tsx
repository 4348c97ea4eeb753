import { ArrowRight } from "lucide-react";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { InlandTransfer } from "../../words/inland-transfers.ts";
import type { ServicesView } from "../../words/page-shapes.ts";
import { priceBasis } from "../../words/price-basis.ts";

/** Trips out of town, each with a booking link; on phones a row to swipe, since nine cards would be long. */
export function InlandSection({ words: { transfers, bookLabel, ...heading } }: { words: ServicesView["inland"] }) {
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby="inland" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="inland" {...heading} />
        <ul className="max-md:-mx-(--gutter) grid gap-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--gutter) max-md:auto-cols-[min(82%,19rem)] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-(--gutter) max-md:pb-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {transfers.map((transfer) => (
            <li key={transfer.destination} className="relative grid snap-start">
              <InlandCard transfer={transfer} bookLabel={bookLabel} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function InlandCard({ transfer, bookLabel }: { transfer: InlandTransfer; bookLabel: string }) {
  const { destination, distance, duration, highlights, priceRange, bestFor, to } = transfer;
  return (
    <div className="flex flex-col rounded-lg bg-surface p-6 shadow-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{destination}</h3>
        <p className="font-bold font-display text-[1.0625rem]">{priceRange}</p>
      </div>
      <p className="mt-1 text-ink-2 text-sm">
        {priceBasis.inland}
        <OtherCurrencyOf text={priceRange} className="block" />
      </p>
      <p className="mt-1 font-semibold text-ink-2 text-sm">{[distance, duration].filter(Boolean).join(" · ")}</p>
      <ul className="mt-4 grid gap-1.5 text-[0.9688rem]">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-pill bg-s3" />
            {highlight}
          </li>
        ))}
      </ul>
      {bestFor && (
        <p className="mt-4 mb-4 text-ink-2 text-sm">
          <span className="font-semibold">Best for:</span> {bestFor}
        </p>
      )}
      <SiteLink
        to={to}
        className="mt-auto inline-flex min-h-11 w-fit items-center gap-2 font-bold text-link no-underline hover:underline"
      >
        {bookLabel}
        <span className="sr-only"> to {destination}</span>
        <ArrowRight aria-hidden="true" strokeWidth={2.2} className="size-[18px]" />
      </SiteLink>
    </div>
  );
}
