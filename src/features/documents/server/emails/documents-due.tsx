import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  /** "Licence disc of CA 123-456" and "10 Dec 2026, 14 days left". */
  documents: readonly { readonly name: string; readonly when: string }[];
  /** Whether anything is driven only with them. */
  isAnyNeeded: boolean;
  link: string;
};

/** To our team, once for each document and each reminder. */
export const DocumentsDue = ({ company, documents, isAnyNeeded, link }: Props) => (
  <TeamFrame preview={documents[0] ? `${documents[0].name}: ${documents[0].when}.` : "Documents."} sender={company}>
    <Heading>
      {documents.length === 1 ? "A document needs renewing" : `${documents.length} documents need renewing`}
    </Heading>
    <Paragraph>
      {isAnyNeeded
        ? "After these dates, vehicles can’t be booked and drivers can’t be assigned without the documents marked “required”."
        : "No trip depends on them."}
    </Paragraph>
    <Facts facts={documents.map(({ name, when }) => [name, when] as const)} />
    <Action href={link}>Open documents</Action>
  </TeamFrame>
);
