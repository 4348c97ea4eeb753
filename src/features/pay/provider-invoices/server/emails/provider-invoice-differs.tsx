import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const providerInvoiceDiffersWords = emailWords(
  "provider-invoice-differs",
  { to: "partner", when: "A provider’s invoice differs from what was agreed." },
  {
    subject: "Invoice {number} differs from what we agreed",
    preview: "It is {apart} {way} than we agreed for its trips.",
    title: "Your invoice {number} differs from what we agreed",
    greeting: "Dear {name},",
    opening:
      "Your invoice {number} is {apart} {way} than we agreed for its trips. We pay what was agreed. Please check it and reply to this email if something is missing, or send us a corrected invoice.",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  number: string;
  period: { from: LocalDate; until: LocalDate };
  trips: number;
  billedCents: number;
  agreedCents: number;
};

/** To a provider whose invoice differs from the agreed prices. */
export function ProviderInvoiceDiffers({ company, name, number, period, trips, billedCents, agreedCents }: Props) {
  const apart = formatMoney(cents(Math.abs(billedCents - agreedCents)));
  const way = billedCents > agreedCents ? "more" : "less";
  return (
    <Frame preview={providerInvoiceDiffersWords.preview({ apart, way })} sender={company}>
      <Heading>{providerInvoiceDiffersWords.title({ number })}</Heading>
      <Paragraph>{providerInvoiceDiffersWords.greeting({ name })}</Paragraph>
      <Paragraph>{providerInvoiceDiffersWords.opening({ number, apart, way })}</Paragraph>
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
