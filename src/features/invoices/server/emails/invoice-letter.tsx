import { isUnsettled, openAmount } from "#domain/invoice-balance.ts";
import { documentTitles } from "#domain/invoice-document.ts";
import { formatDate, localDate } from "#domain/local-time.ts";
import { cents, formatMoney } from "#domain/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";
import type { FoundDocument } from "../document-views.ts";

type Props = { found: FoundDocument; company: CompanyDetails; payUrl: string | null };

/** Goes with the PDF of an invoice or a credit note. */
export function InvoiceLetter({ found, company, payUrl }: Props) {
  const { invoice } = found;
  const title = documentTitles[invoice.kind];
  const open = isUnsettled(invoice.state) ? openAmount(invoice) : cents(0);
  return (
    <Frame
      preview={`${title} ${invoice.number} over ${formatMoney(cents(invoice.totalCents))}.`}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>
        {title} {invoice.number}
      </Heading>
      <Paragraph>Dear {invoice.buyerName},</Paragraph>
      <Paragraph>{wordsFor(found, open)}</Paragraph>
      <Facts facts={factsOf(found, open)} />
      {open > 0 && payUrl && (
        <Paragraph>
          <TextLink href={payUrl}>Pay this invoice</TextLink>, or by EFT: the bank details and your reference stand on
          the invoice.
        </Paragraph>
      )}
      <Paragraph>
        Is something not right? Call {company.phone} or write to{" "}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>.
      </Paragraph>
    </Frame>
  );
}

function wordsFor({ invoice, creditsNumber }: FoundDocument, open: number): string {
  if (invoice.kind === "credit_note")
    return `Attached is our credit note for invoice ${creditsNumber}. What you have paid too much is paid back the way you paid it.`;
  return open > 0 ? "Attached is our invoice." : "Attached is our invoice. It is paid; thank you.";
}

function factsOf({ invoice, bookingReference, creditsNumber }: FoundDocument, open: number): Fact[] {
  return [
    ["Amount", formatMoney(cents(invoice.totalCents))],
    ...(open > 0
      ? ([
          ["Still to be paid", formatMoney(cents(open))],
          ["Due", formatDate(localDate(invoice.dueOn))],
        ] as const)
      : []),
    ...(creditsNumber ? ([["Credits invoice", creditsNumber]] as const) : []),
    ...(bookingReference ? ([["Booking", bookingReference]] as const) : []),
  ];
}
