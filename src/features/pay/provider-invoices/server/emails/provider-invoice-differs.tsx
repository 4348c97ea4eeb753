import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  number: string;
  period: { from: LocalDate; until: LocalDate };
  trips: number;
  billedCents: number;
  agreedCents: number;
};

/** To a provider whose invoice comes to another amount than was agreed for its trips. */
export function ProviderInvoiceDiffers({ company, name, number, period, trips, billedCents, agreedCents }: Props) {
  const apart = formatMoney(cents(Math.abs(billedCents - agreedCents)));
  const way = billedCents > agreedCents ? "more" : "less";
  return (
    <Frame preview={`It is ${apart} ${way} than we agreed for its trips.`} sender={company}>
      <Heading>Your invoice {number} differs from what we agreed</Heading>
      <Paragraph>Dear {name},</Paragraph>
      <Paragraph>
        Your invoice {number} is {apart} {way} than we agreed for its trips. We pay what was agreed. Please check it and
        reply to this email if something is missing, or send us a corrected invoice.
      </Paragraph>
      <Facts
        facts={[
          ["Period", `${formatDate(period.from)} to ${formatDate(period.until)}`],
          ["Trips", String(trips)],
          ["Your invoice", formatMoney(cents(billedCents))],
          ["Agreed", formatMoney(cents(agreedCents))],
        ]}
      />
      <Closing sender={company} />
    </Frame>
  );
}
