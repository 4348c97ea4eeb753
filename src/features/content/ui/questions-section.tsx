import { Phone } from "lucide-react";
import { Accordion } from "#design/accordion.tsx";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { CompanyDetails } from "../contract.ts";
import { PhoneLink } from "./contact-links.tsx";

type QuestionsSectionProps = {
  title: string;
  kicker?: string;
  lead?: string;
  questions: readonly { question: string; answer: string }[];
  company: CompanyDetails;
};

/** A page's own questions, with two ways to ask another. */
export function QuestionsSection({ title, kicker = "Good to know", lead, questions, company }: QuestionsSectionProps) {
  return (
    <section aria-labelledby="questions" className="section bg-surface-2">
      <div className="wrap grid gap-8 lg:grid-cols-[21rem_1fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="questions" kicker={kicker} title={title} lead={lead} className="mb-0!" />
          <div className="mt-7 flex flex-wrap gap-3">
            <SiteLink to="/contact" className={buttonClass()}>
              Ask a question
            </SiteLink>
            <PhoneLink company={company} className={buttonClass({ variant: "outline" })}>
              <Phone aria-hidden="true" className="size-[18px]" />
              Call {company.phone}
            </PhoneLink>
          </div>
        </div>
        <Accordion
          className="content-start"
          items={questions.map(({ question, answer }) => ({
            id: anchor(question),
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </div>
    </section>
  );
}

/** Makes each answer linkable. */
const anchor = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
