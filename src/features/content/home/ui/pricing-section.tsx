import { Check } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { PriceLine, ServicesView } from "../../words/page-shapes.ts";

/** Each service’s starting price, and what changes it. */
export function PricingSection({ words: { lines, notes, action, ...heading } }: { words: ServicesView["pricing"] }) {
  return (
    <section aria-labelledby="pricing" className="section">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-9 lg:grid-cols-[24rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-28">
          <SectionHeading id="pricing" {...heading} className="mb-0!" />
          <ul className="mt-6 grid gap-2.5">
            {notes.map((note) => (
              <li key={note} className="flex gap-2.5">
                <Check aria-hidden="true" strokeWidth={2.6} className="mt-1 size-4 shrink-0 text-ok" />
                {note}
              </li>
            ))}
          </ul>
          <SiteLink to={action.to} className={buttonClass({ size: "lg", className: "mt-7 max-[479px]:w-full" })}>
            {action.label}
          </SiteLink>
        </div>
        <ul className="rounded-xl bg-surface px-5 py-2 shadow-2 sm:px-8 sm:py-3">
          {lines.map((line) => (
            <PriceRow key={line.service} line={line} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PriceRow({ line: { service, name, price, note } }: { line: PriceLine }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line py-4 not-first:border-t sm:py-5">
      <div>
        <h3 className="text-[1.125rem] leading-snug">
          <SiteLink
            to={`/services/${service}`}
            className="text-inherit no-underline after:absolute after:inset-0 hover:text-primary-text hover:underline"
          >
            {name}
          </SiteLink>
        </h3>
        <p className="text-ink-2 text-sm">{note}</p>
      </div>
      <p className="font-bold font-display text-[1.125rem]">
        {price}
        <OtherCurrencyOf text={price} className="block font-normal font-text text-ink-2 text-sm" />
      </p>
    </li>
  );
}
