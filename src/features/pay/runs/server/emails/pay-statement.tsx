import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  period: { from: LocalDate; until: LocalDate };
  sums: { earnedCents: number; setOffCents: number; amountCents: number };
  payment: { paidOn: LocalDate | null; paymentNote: string };
  /** Only drivers have a page of their earnings. */
  link: string | null;
};

/** To a driver or a provider whose pay has been paid. The statement is attached. */
export function PayStatement({ company, name, period, sums, payment, link }: Props) {
  const amount = formatMoney(cents(sums.amountCents));
  return (
    <Frame preview={`We’ve paid you ${amount}.`} sender={company}>
      <Heading>Your pay statement</Heading>
      <Paragraph>Hi {name},</Paragraph>
      <Paragraph>
        We’ve paid you {amount}. The statement with every trip is attached. Please check it and tell us if something is
        missing.
      </Paragraph>
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
      {link && <Action href={link}>See my earnings</Action>}
      <Closing sender={company} />
    </Frame>
  );
}
