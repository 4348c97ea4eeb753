import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  heading: string;
  text: string;
  facts: readonly Fact[];
  action: { readonly label: string; readonly link: string };
};

/** To a company’s owners and approvers: how much of what was agreed is used. */
export const CompanySpend = ({ company, name, heading, text, facts, action }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{heading}</Heading>
    <Paragraph>Dear {name},</Paragraph>
    <Paragraph>{text}</Paragraph>
    <Facts facts={[...facts]} />
    <Action href={action.link}>{action.label}</Action>
    <Closing sender={company} />
  </Frame>
);
