import type { ReactNode } from "react";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type SelfEmailProps = {
  preview: string;
  heading: string;
  company: CompanyDetails;
  /** Opens the booking without a sign-in. */
  link: string;
  children: ReactNode;
};

/** An email about a booking its reader can see and change. */
export const SelfEmail = ({ preview, heading, company, link, children }: SelfEmailProps) => (
  <Frame preview={preview} sender={company}>
    <Heading>{heading}</Heading>
    {children}
    <Action href={link}>See your booking</Action>
    <Paragraph>
      Questions? Call {company.phone} or write to <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>.
    </Paragraph>
  </Frame>
);
