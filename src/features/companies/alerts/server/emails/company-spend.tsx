import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const companySpendWords = emailWords(
  "company-spend",
  { to: "company", when: "Most of an agreed budget or credit limit is used." },
  {
    title: "{floor}% of your {noun} is used",
    greeting: "Dear {name},",
    opening: "{name} has used {used} of {most}. {follows}",
    button: "Open your account",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  heading: string;
  text: string;
  facts: readonly Fact[];
  action: { readonly label: string; readonly link: string };
};

/** To a company’s owners and approvers: how much of the agreed amount is used. */
export const CompanySpend = ({ company, name, heading, text, facts, action }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{heading}</Heading>
    <Paragraph>{companySpendWords.greeting({ name })}</Paragraph>
    <Paragraph>{text}</Paragraph>
    <Facts facts={[...facts]} />
    <Action href={action.link}>{action.label}</Action>
    <Closing sender={company} />
  </Frame>
);
