import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const applicantEmailWords = emailWords(
  "applicant-email",
  { to: "partner", when: "In every email about an application." },
  {
    greeting: "Dear {name},",
  },
);

/** The text of an email to an applicant. */
export type ApplicantTexts = {
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Our team’s question or reason. */
  readonly quoted?: { readonly label: string; readonly text: string };
  readonly link?: { readonly label: string; readonly href: string };
  readonly closing?: string;
};

type Props = { words: ApplicantTexts; name: string; reference: string; company: CompanyDetails };

/** To the applicant, at each step. */
export function ApplicantEmail({ words, name, reference, company }: Props) {
  const { preview, heading, paragraphs, quoted, link, closing } = words;
  return (
    <Frame preview={preview} sender={company}>
      <Heading>{heading}</Heading>
      <Paragraph>{applicantEmailWords.greeting({ name })}</Paragraph>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Facts facts={[["Reference", reference], ...(quoted ? [[quoted.label, quoted.text] as const] : [])]} />
      {link && <Action href={link.href}>{link.label}</Action>}
      {closing && <Paragraph>{closing}</Paragraph>}
      <Closing sender={company} />
    </Frame>
  );
}
