import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  firstName: string;
  title: string;
  text: string;
  /** The note of the driver or our team; empty where nothing. */
  words: string;
  what: string;
  link: string;
};

/** To the customer who misses something: what came of it. */
export const LostItemUpdate = ({ company, firstName, title, text, words, what, link }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{title}</Heading>
    <Paragraph>Hi {firstName},</Paragraph>
    <Paragraph>{text}</Paragraph>
    {words && <Quoted>{words}</Quoted>}
    <Action href={link}>View your booking</Action>
    <Facts facts={[["Item", what]]} />
    <Closing sender={company} />
  </Frame>
);
