import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const companyApprovalAnswerWords = emailWords(
  "company-approval-answer",
  { to: "company", when: "An approver has answered, or no one did in time." },
  {
    greeting: "Hi {name},",
    button: "Open your bookings",
    approved_opening: "{by} has approved this booking. It now proceeds as usual.",
    refused_opening: "{by} has not approved this booking, and its vehicle has been released.",
    expired_opening: "No approver answered in time, so this booking was cancelled and its vehicle released.",
    approved_title: "Booking approved",
    refused_title: "Booking not approved",
    expired_title: "No answer in time",
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

/** To the colleague who booked: the decision. */
export const CompanyApprovalAnswer = ({ company, name, heading, text, facts, action }: Props) => (
  <Frame preview={text} sender={company}>
    <Heading>{heading}</Heading>
    <Paragraph>{companyApprovalAnswerWords.greeting({ name })}</Paragraph>
    <Paragraph>{text}</Paragraph>
    <Facts facts={[...facts]} />
    <Action href={action.link}>{action.label}</Action>
    <Closing sender={company} />
  </Frame>
);
