import type { ReactNode } from "react";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/letter-parts.tsx";

type SelfLetterProps = {
  preview: string;
  heading: string;
  company: CompanyDetails;
  /** Opens the booking without a sign-in. */
  link: string;
  children: ReactNode;
};

/** A letter about a booking its reader can see and change. */
export const SelfLetter = ({ preview, heading, company, link, children }: SelfLetterProps) => (
  <Frame preview={preview} sender={company}>
    <Heading>{heading}</Heading>
    {children}
    <Action href={link}>See your booking</Action>
    <Paragraph>
      Questions? Call {company.phone} or write to <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>.
    </Paragraph>
  </Frame>
);
