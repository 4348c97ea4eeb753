import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const lostItemUpdateWords = emailWords(
  "lost-item-update",
  { to: "customer", when: "There is news of a lost item." },
  {
    subject_reported: "We’re looking for your item",
    subject_found: "We’ve found your item",
    subject_not_found: "We haven’t found your item yet",
    subject_returning: "How to get your item back",
    subject_closed: "Your lost item report is closed",
    greeting: "Hi {first_name},",
    opening: "We’ve closed your report. If anything is still missing, reply to this email.",
    button: "View your booking",
    found: "Your driver has found it. We’ll contact you about how to return it, and keep it for 90 days.",
    not_found: "Your driver has looked and hasn’t found it. If it turns up later, we’ll email you.",
  },
);

type Props = {
  company: CompanyDetails;
  firstName: string;
  title: string;
  text: string;
  /** The driver’s or our team’s note; may be empty. */
  words: string;
  what: string;
  link: string;
};

/** To the customer who lost something: the outcome. */
export const LostItemUpdate = ({ company, firstName, title, text, words, what, link }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{title}</Heading>
    <Paragraph>{lostItemUpdateWords.greeting({ first_name: firstName })}</Paragraph>
    <Paragraph>{text}</Paragraph>
    {words && <Quoted>{words}</Quoted>}
    <Action href={link}>{lostItemUpdateWords.button()}</Action>
    <Facts facts={[["Item", what]]} />
    <Closing sender={company} />
  </Frame>
);
