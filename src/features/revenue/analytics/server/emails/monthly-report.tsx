import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

type Props = {
  readonly company: CompanyDetails;
  /** “October 2026” */
  readonly month: string;
  readonly facts: readonly Fact[];
  /** Services that cost more than they brought, with the amount. */
  readonly losses: readonly string[];
  readonly link: string;
};

/** The month in a few figures; the rest is in the PDF. */
export const MonthlyReport = ({ company, month, facts, losses, link }: Props) => (
  <TeamFrame preview={`Revenue in ${month}, and what it cost to earn.`} sender={company}>
    <Heading>Report for {month}</Heading>
    <Paragraph>The report is attached. Its figures match the Revenue and Analytics pages.</Paragraph>
    {losses.length > 0 && <Paragraph>Lost money: {losses.join(", ")}.</Paragraph>}
    <Action href={link}>Open revenue by service</Action>
    <Facts facts={facts} />
  </TeamFrame>
);
