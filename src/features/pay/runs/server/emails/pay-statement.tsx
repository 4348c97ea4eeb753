import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const payStatementWords = emailWords(
  "pay-statement",
  { to: "driver", when: "Pay was paid. The statement is attached." },
  {
    subject: "Pay statement, {from} to {until}",
    preview: "We’ve paid you {amount}.",
    title: "Your pay statement",
    greeting: "Hi {name},",
    opening:
      "We’ve paid you {amount}. The statement with every trip is attached. Please check it and tell us if something is missing.",
    button: "See my earnings",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  period: { from: LocalDate; until: LocalDate };
  sums: { earnedCents: number; setOffCents: number; amountCents: number };
  payment: { paidOn: LocalDate | null; paymentNote: string };
  /** Only drivers have an earnings page. */
  link: string | null;
};

/** To a driver or provider who was paid, with the statement attached. */
export function PayStatement({ company, name, period, sums, payment, link }: Props) {
  const amount = formatMoney(cents(sums.amountCents));
  return (
    <Frame preview={payStatementWords.preview({ amount })} sender={company}>
      <Heading>{payStatementWords.title()}</Heading>
      <Paragraph>{payStatementWords.greeting({ name })}</Paragraph>
      <Paragraph>{payStatementWords.opening({ amount })}</Paragraph>
      <Facts
        facts={[
          ["Period", `${formatDate(period.from)} to ${formatDate(period.until)}`],
          ["Earned", formatMoney(cents(sums.earnedCents))],
          ...(sums.setOffCents < 0 ? ([["Deducted", formatMoney(cents(-sums.setOffCents))]] as const) : []),
          ["Paid", amount],
          ...(payment.paidOn ? ([["Paid on", formatDate(payment.paidOn)]] as const) : []),
          ...(payment.paymentNote ? ([["Bank reference", payment.paymentNote]] as const) : []),
        ]}
      />
      {link && <Action href={link}>{payStatementWords.button()}</Action>}
      <Closing sender={company} />
    </Frame>
  );
}
