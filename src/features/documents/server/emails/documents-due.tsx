import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const documentsDueWords = emailWords(
  "documents-due",
  { to: "team", when: "Documents expire soon or have expired." },
  {
    subject_if_one: "A document needs renewing",
    subject: "{count_of_dues} documents need renewing",
    preview: "Documents.",
    title_if_one: "A document needs renewing",
    title: "{count_of_documents} documents need renewing",
    opening_if_any_needed:
      "After these dates, vehicles can’t be booked and drivers can’t be assigned without the documents marked “required”.",
    opening: "No trip depends on them.",
    button: "Open documents",
  },
);

type Props = {
  company: CompanyDetails;
  /** "Licence disc of CA 123-456" and "10 Dec 2026, 14 days left". */
  documents: readonly { readonly name: string; readonly when: string }[];
  /** Whether any of them is required for driving. */
  isAnyNeeded: boolean;
  link: string;
};

/** To our team, once for each document and reminder. */
export const DocumentsDue = ({ company, documents, isAnyNeeded, link }: Props) => (
  <TeamFrame
    preview={documents[0] ? `${documents[0].name}: ${documents[0].when}.` : documentsDueWords.preview()}
    sender={company}
  >
    <Heading>
      {documents.length === 1
        ? documentsDueWords.title_if_one()
        : documentsDueWords.title({ count_of_documents: documents.length })}
    </Heading>
    <Paragraph>{isAnyNeeded ? documentsDueWords.opening_if_any_needed() : documentsDueWords.opening()}</Paragraph>
    <Facts facts={documents.map(({ name, when }) => [name, when] as const)} />
    <Action href={link}>{documentsDueWords.button()}</Action>
  </TeamFrame>
);
