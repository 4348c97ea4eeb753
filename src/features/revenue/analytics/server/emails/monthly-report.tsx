import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const monthlyReportWords = emailWords(
  "monthly-report",
  { to: "team", when: "On the second of each month, with the report as a PDF." },
  {
    subject: "Report for {month_name}",
    preview: "Revenue in {month}, and what it cost to earn.",
    title: "Report for {month}",
    opening: "The report is attached. Its figures match the Revenue and Analytics pages.",
    paragraph_2: "Lost money: {losses}.",
    button: "Open revenue by service",
  },
);

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
  <TeamFrame preview={monthlyReportWords.preview({ month })} sender={company}>
    <Heading>{monthlyReportWords.title({ month })}</Heading>
    <Paragraph>{monthlyReportWords.opening()}</Paragraph>
    {losses.length > 0 && <Paragraph>{monthlyReportWords.paragraph_2({ losses: losses.join(", ") })}</Paragraph>}
    <Action href={link}>{monthlyReportWords.button()}</Action>
    <Facts facts={facts} />
  </TeamFrame>
);
