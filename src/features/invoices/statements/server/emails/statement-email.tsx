import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { GatheredStatement } from "../gather-statement.ts";

type Props = { gathered: GatheredStatement; company: CompanyDetails };

/** Goes with the PDF of an account's statement. */
export function StatementEmail({ gathered, company }: Props) {
  const { period, statement, name } = gathered;
  const { days_1_30, days_31_60, days_61_90, days_over_90 } = statement.ageing;
  const late = cents(days_1_30 + days_31_60 + days_61_90 + days_over_90);
  const closing = formatMoney(cents(Math.abs(statement.closing)));
  return (
    <Frame preview={`${statement.closing < 0 ? "In your favour" : "Amount due"}: ${closing}.`} sender={company}>
      <Heading>Your account statement</Heading>
      <Paragraph>Dear {name},</Paragraph>
      <Paragraph>
        Attached is your account statement from {formatDate(period.from)} to {formatDate(period.until)}.
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
      <Paragraph>Do your records differ from ours? Please tell us.</Paragraph>
      <Closing sender={company} />
    </Frame>
  );
}
