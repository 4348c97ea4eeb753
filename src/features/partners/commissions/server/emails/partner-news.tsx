import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const partnerNewsWords = emailWords(
  "partner-news",
  { to: "partner", when: "A commission statement, an answer to a dispute, or a payout." },
  {
    subject: "Commission statement {number}",
    subject_2: "Your question about booking {reference}",
    subject_3: "We’ve paid your commission: {amount}",
    greeting: "Hi {name},",
    opening: "Your commission statement is ready. Please check it, and tell us in your dashboard if a line is wrong.",
    opening_if_upheld: "We’ve corrected a line on your statement. The correction is on your next statement.",
    opening_2: "We’ve checked a line on your statement, and it is correct.",
    opening_3: "We’ve paid {amount} to your bank account.",
    button: "Open your statements",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  heading: string;
  text: string;
  facts: readonly Fact[];
  link: string;
  /** The name of the page behind the button. */
  button?: string;
};

/** To a partner’s owner: a statement, the answer to a dispute, a payout, or one of their bookings. */
export const PartnerNews = ({
  company,
  name,
  heading,
  text,
  facts,
  link,
  button = partnerNewsWords.button(),
}: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{heading}</Heading>
    <Paragraph>{partnerNewsWords.greeting({ name })}</Paragraph>
    <Paragraph>{text}</Paragraph>
    <Facts facts={[...facts]} />
    <Action href={link}>{button}</Action>
    <Closing sender={company} />
  </Frame>
);
