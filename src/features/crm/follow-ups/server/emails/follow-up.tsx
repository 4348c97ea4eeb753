import { callUs } from "#domain/company/contact-details.ts";
import type { FollowUpPurpose } from "#domain/crm/follow-up.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

const enquiry = emailWords(
  "follow-up-enquiry",
  { to: "customer", when: "An answer to an enquiry had no reply for some days, where follow-ups are switched on." },
  {
    subject: "Your enquiry {reference}: are you still planning?",
    title: "Are you still planning your trip?",
    greeting: "Hi {first_name},",
    opening:
      "We answered your enquiry and haven’t heard from you since. If anything is unclear, just reply to this email.",
    closing: "Plans changed? Then you don’t need to do anything, and we won’t ask again. Or {call_us}.",
  },
);

const expired = emailWords(
  "follow-up-expired",
  { to: "customer", when: "An unpaid booking expired some days ago, where follow-ups are switched on." },
  {
    subject: "Booking {reference}: do you still need it?",
    title: "Do you still need your trip?",
    greeting: "Hi {first_name},",
    opening: "Your booking expired before it was paid. Your details are saved, so you can rebook it in a minute.",
    button: "Rebook",
    closing: "Questions about the price or the payment? Reply to this email or {call_us}.",
  },
);

const anniversary = emailWords(
  "follow-up-anniversary",
  {
    to: "customer",
    when: "Some days before a tour’s date a year later, to those who agreed to offers, where follow-ups are switched on.",
  },
  {
    subject: "A year since your tour: come again?",
    title: "It’s almost a year since your tour",
    greeting: "Hi {first_name},",
    opening:
      "You toured the Cape with us about this time last year. The season is back, and there are tours you haven’t seen yet.",
    button: "See the tours",
    closing: "Questions? Reply to this email or {call_us}.",
    why: "You get this email because you agreed to offers and news from {company_name}. {unsubscribe_link}.",
    unsubscribe: "Unsubscribe with one click",
  },
);

const words = { enquiry, expired, anniversary };

export const subjectOf = (purpose: FollowUpPurpose, reference: string): string =>
  purpose === "anniversary" ? anniversary.subject() : words[purpose].subject({ reference });

/** Its words alone, for those who switch the rule on. */
export const textOf = (purpose: FollowUpPurpose, company: CompanyDetails): string =>
  [words[purpose].opening(), words[purpose].closing({ call_us: callUs(company) })].join("\n\n");

export type FollowUpFacts = {
  readonly firstName: string;
  readonly reference: string;
  /** Where they book; an enquiry is replied to. */
  readonly link: string | null;
  /** Only where it needs their consent. */
  readonly stopLink: string | null;
};
type Props = FollowUpFacts & { purpose: FollowUpPurpose; company: CompanyDetails };

/** To a customer, once: a friendly word about what was left open. */
export function FollowUp({ purpose, company, firstName, reference, link, stopLink }: Props) {
  const said = words[purpose];
  return (
    <Frame preview={said.opening()} sender={company}>
      <Heading>{said.title()}</Heading>
      <Paragraph>{said.greeting({ first_name: firstName || "there" })}</Paragraph>
      <Paragraph>{said.opening()}</Paragraph>
      {link && purpose !== "enquiry" && <Action href={link}>{words[purpose].button()}</Action>}
      {purpose !== "anniversary" && <Facts facts={[["Reference", reference]]} />}
      <Paragraph>{said.closing({ call_us: callUs(company) })}</Paragraph>
      <Closing sender={company} />
      {stopLink && (
        <Paragraph>
          {anniversary.why({
            company_name: company.name,
            unsubscribe_link: <TextLink href={stopLink}>{anniversary.unsubscribe()}</TextLink>,
          })}
        </Paragraph>
      )}
    </Frame>
  );
}
