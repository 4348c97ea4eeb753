import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const companyApprovalWords = emailWords(
  "company-approval",
  { to: "company", when: "A colleague’s booking needs an approver’s answer." },
  {
    subject: "Please approve: {reference} for {name}",
    title: "A booking needs your approval",
    greeting: "Hi {name},",
    opening:
      "{booker_name} has booked a trip for {name} at {company}. It is outside your travel policy, so it needs your approval.",
    closing:
      "Nothing is decided until you choose a button on that page. If no one answers by {expires_at}, the booking is cancelled.",
    button: "Review and decide",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  heading: string;
  text: string;
  facts: readonly Fact[];
  closing?: string;
  action: { readonly label: string; readonly link: string };
};

/** To an approver: the booking, and the link to decide. */
export const CompanyApproval = ({ company, name, heading, text, facts, closing, action }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{heading}</Heading>
    <Paragraph>{companyApprovalWords.greeting({ name })}</Paragraph>
    <Paragraph>{text}</Paragraph>
    <Facts facts={[...facts]} />
    <Action href={action.link}>{action.label}</Action>
    {closing && <Paragraph>{closing}</Paragraph>}
    <Closing sender={company} />
  </Frame>
);
