import { Phone } from "lucide-react";
import { Accordion } from "#design/accordion.tsx";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { CompanyDetails } from "../contract.ts";
import type { Question } from "../words/faq.ts";
import { PhoneLink } from "./contact-links.tsx";
import { useFigured } from "./figures.tsx";

type FaqSectionProps = {
  words: { kicker: string; title: string; lead: string };
  questions: readonly Question[];
  company: CompanyDetails;
};

export function FaqSection({ words, questions: written, company }: FaqSectionProps) {
  const questions = useFigured(written);
  return (
    <section aria-labelledby="faq" className="section bg-surface-2">
      <div className="wrap grid gap-8 lg:grid-cols-[21rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="faq" {...words} className="mb-0!" />
          <div className="mt-7 flex flex-wrap gap-3">
            <SiteLink to="/contact" className={buttonClass()}>
              Contact Us
            </SiteLink>
            <PhoneLink company={company} className={buttonClass({ variant: "outline" })}>
              <Phone aria-hidden="true" className="size-[18px]" />
              Call {company.phone}
            </PhoneLink>
          </div>
        </div>
        <Accordion
          items={questions.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </section>
  );
}
