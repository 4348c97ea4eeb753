import { ArrowRight, CircleCheck, Phone } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Van } from "#design/pictures/van.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { CompanyDetails } from "../contract.ts";
import type { ThankYouPage } from "../words/pages/thank-you-pages.ts";
import { PhoneLink } from "./contact-links.tsx";
import { NumberedSteps } from "./numbered-steps.tsx";

type ThankYouProps = { words: ThankYouPage; company: CompanyDetails };

/** After submitting a form: thanks, the next steps, a phone number, and further links. */
export function ThankYou({ words, company }: ThankYouProps) {
  return (
    <>
      <section
        aria-labelledby="thank-you"
        className="scheme-dark relative isolate overflow-hidden bg-bay pt-12 pb-36 text-on-dark [--focus:var(--c-sun)] md:pt-20 lg:pb-28"
      >
        <div className="wrap">
          <p className="kicker flex items-center gap-2.5 text-sun!">
            <CircleCheck aria-hidden="true" className="size-6" />
            {words.kicker}
          </p>
          <h1 id="thank-you" className="mt-4 max-w-[14em] text-h1 tracking-[-0.02em]">
            {words.title}
          </h1>
          <p className="mt-4 max-w-[34em] text-lead">{words.lead}</p>
        </div>
        <Road />
      </section>
      <section aria-labelledby="next" className="section wrap">
        <h2 id="next" className="mb-8 text-h2 tracking-[-0.012em]">
          {words.nextTitle}
        </h2>
        <NumberedSteps steps={words.next} />
        <div className="mt-12 grid gap-x-10 gap-y-6 rounded-xl bg-surface p-6 shadow-1 sm:p-8 lg:grid-cols-[1fr_auto] lg:items-center">
          <p className="font-bold font-display text-[1.1875rem] leading-snug">{words.hurry}</p>
          <PhoneLink company={company} className={buttonClass({ size: "lg" })}>
            <Phone aria-hidden="true" className="size-[18px]" />
            Call {company.phone}
          </PhoneLink>
        </div>
        <nav aria-label="Read on" className="mt-8">
          <ul className="flex flex-wrap gap-x-7 gap-y-1">
            {words.links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  className="inline-flex min-h-11 items-center gap-2 rounded-xs font-bold text-link no-underline hover:underline"
                >
                  {label}
                  <ArrowRight aria-hidden="true" className="size-[18px]" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </>
  );
}

/** A van on its way, at the foot of the thanks. */
function Road() {
  return (
    <div aria-hidden="true" className="-z-10 absolute inset-x-0 bottom-0">
      <div className="wrap flex justify-end">
        <Van className="relative -mb-4 w-44 md:w-60 lg:w-84" />
      </div>
      <div className="flex h-12 items-center bg-atlantic">
        <div className="w-full border-sun border-t-3 border-dashed" />
      </div>
    </div>
  );
}
