import type { ReactNode } from "react";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

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
  <Frame
    preview={preview}
    sender={company.name}
    footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
  >
    <Heading>{heading}</Heading>
    {children}
    <Paragraph>
      <TextLink href={link}>See your booking</TextLink>
    </Paragraph>
    <Paragraph>
      Questions? Call {company.phone} or write to <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>.
    </Paragraph>
  </Frame>
);
