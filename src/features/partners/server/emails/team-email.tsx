import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const teamEmailWords = emailWords(
  "team-email",
  { to: "team", when: "In every email to our team about an application." },
  {
    button: "Open applications",
  },
);

type Props = {
  heading: string;
  text: string;
  facts: readonly Fact[];
  /** The applicant’s message. */
  words: string;
  review: string;
  company: CompanyDetails;
};

/** To our team: a new application, or an answer. */
export function TeamEmail({ heading, text, facts, words, review, company }: Props) {
  return (
    <TeamFrame preview={text} sender={company}>
      <Heading>{heading}</Heading>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      {words && <Quoted>{words}</Quoted>}
      <Action href={review}>{teamEmailWords.button()}</Action>
    </TeamFrame>
  );
}
