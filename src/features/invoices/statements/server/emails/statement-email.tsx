import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { GatheredStatement } from "../gather-statement.ts";

export const statementWords = emailWords(
  "statement",
  { to: "customer", when: "An account statement is sent." },
  {
    subject: "Account statement, {from} to {until}",
    preview: "Amount due: {amount}.",
    preview_if_in_favour: "In your favour: {amount}.",
    title: "Your account statement",
    greeting: "Dear {name},",
    opening: "Attached is your account statement from {from} to {until}.",
    paragraph_2: "Do your records differ from ours? Please tell us.",
  },
);

type Props = { gathered: GatheredStatement; company: CompanyDetails };

/** The email for an account statement’s PDF. */
export function StatementEmail({ gathered, company }: Props) {
  const { period, statement, name } = gathered;
  const { days_1_30, days_31_60, days_61_90, days_over_90 } = statement.ageing;
  const late = cents(days_1_30 + days_31_60 + days_61_90 + days_over_90);
  const closing = formatMoney(cents(Math.abs(statement.closing)));
  return (
    <Frame
      preview={
        statement.closing < 0
          ? statementWords.preview_if_in_favour({ amount: closing })
          : statementWords.preview({ amount: closing })
      }
      sender={company}
    >
      <Heading>{statementWords.title()}</Heading>
      <Paragraph>{statementWords.greeting({ name })}</Paragraph>
      <Paragraph>
        {statementWords.opening({ from: formatDate(period.from), until: formatDate(period.until) })}
      </Paragraph>
      <Facts
        facts={[
          ["Opening balance", formatMoney(statement.opening)],
          ["Invoiced", formatMoney(statement.invoiced)],
          ["Credited", formatMoney(statement.credited)],
          ["Paid", formatMoney(statement.paid)],
          [statement.closing < 0 ? "In your favour" : "Amount due", closing],
          ...(late > 0 ? ([["Of which overdue", formatMoney(late)]] as const) : []),
        ]}
      />
      <Paragraph>{statementWords.paragraph_2()}</Paragraph>
      <Closing sender={company} />
    </Frame>
  );
}
