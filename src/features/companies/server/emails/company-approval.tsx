import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  heading: string;
  text: string;
  facts: readonly Fact[];
  closing?: string;
  action: { readonly label: string; readonly link: string };
};

/** To an approver: what is asked, and the link to decide. */
export const CompanyApproval = ({ company, name, heading, text, facts, closing, action }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{heading}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>{text}</Paragraph>
    <Facts facts={[...facts]} />
    <Action href={action.link}>{action.label}</Action>
    {closing && <Paragraph>{closing}</Paragraph>}
    <Closing sender={company} />
  </Frame>
);
