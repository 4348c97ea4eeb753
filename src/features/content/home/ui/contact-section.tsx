import { Mail, Phone, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { SectionHeading } from "#design/section-heading.tsx";
import type { CompanyDetails } from "../../contract.ts";
import { EmailLink, PhoneLink } from "../../ui/contact-links.tsx";
import { useFigured } from "../../ui/figures.tsx";
import { callNote, emailNote, quickResponse } from "../../words/contact.ts";

type ContactSectionProps = {
  words: { kicker: string; title: string; lead: string; formTitle: string };
  company: CompanyDetails;
  /** The form that sends a message. */
  children: ReactNode;
};

/** Get In Touch: three ways to reach us, beside a form. */
export function ContactSection({ words, company, children }: ContactSectionProps) {
  return (
    <section aria-labelledby="get-in-touch" className="section">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-18">
        <div>
          <SectionHeading
            id="get-in-touch"
            kicker={words.kicker}
            title={words.title}
            lead={words.lead}
            className="mb-0!"
          />
          <ul className="mt-9 grid gap-6">
            {company.phone && (
              <Way icon={<Phone />} title="Call us" note={callNote}>
                <PhoneLink company={company} className="text-ink no-underline hover:underline">
                  {company.phone}
                </PhoneLink>
              </Way>
            )}
            {company.email && (
              <Way icon={<Mail />} title="Email us" note={emailNote}>
                <EmailLink company={company} className="wrap-anywhere text-ink no-underline hover:underline">
                  {company.email}
                </EmailLink>
              </Way>
            )}
            <Way icon={<Timer />} title={quickResponse.title} note={quickResponse.note}>
              {useFigured(quickResponse.text)}
            </Way>
          </ul>
        </div>
        <div className="rounded-xl bg-surface p-5 shadow-2 sm:p-8">
          <h3 className="mb-5 text-2xl leading-tight">{words.formTitle}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}

type WayProps = { icon: ReactNode; title: string; note: string; children: ReactNode };

function Way({ icon, title, note, children }: WayProps) {
  return (
    <li className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-md bg-info-soft text-info [&>svg]:size-6"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold font-text text-ink-2 text-sm">{title}</h3>
        <p className="font-bold font-display text-[1.0625rem] leading-snug sm:text-[1.1875rem]">{children}</p>
        <p className="text-ink-2 text-sm">{note}</p>
      </div>
    </li>
  );
}
