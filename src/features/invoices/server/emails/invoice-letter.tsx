import { isUnsettled, openAmount } from "#domain/invoice-balance.ts";
import { isMadeOutAnew } from "#domain/invoice-details.ts";
import { documentTitles } from "#domain/invoice-document.ts";
import { formatDate, localDate } from "#domain/local-time.ts";
import { cents, formatMoney } from "#domain/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { Action, type Fact, Facts, Heading, Paragraph, TextLink } from "#platform/mail/letter-parts.tsx";
import type { FoundDocument } from "../document-views.ts";

type Props = {
  found: FoundDocument;
  company: CompanyDetails;
  payUrl: string | null;
  /** Where the buyer can give what the document still lacks. */
  detailsUrl: string | null;
};

/** Goes with the PDF of an invoice or a credit note. */
export function InvoiceLetter({ found, company, payUrl, detailsUrl }: Props) {
  const { invoice } = found;
  const title = documentTitles[invoice.kind];
  const open = isUnsettled(invoice.state) ? openAmount(invoice) : cents(0);
  return (
    <Frame preview={`${title} ${invoice.number} over ${formatMoney(cents(invoice.totalCents))}.`} sender={company}>
      <Heading>
        {title} {invoice.number}
      </Heading>
      <Paragraph>Dear {invoice.buyerName},</Paragraph>
      <Paragraph>{wordsFor(found, open)}</Paragraph>
      <Facts facts={factsOf(found, open)} />
      {open > 0 && payUrl && (
        <>
          <Action href={payUrl}>Pay this invoice</Action>
          <Paragraph>Or pay by EFT: the bank details and your reference stand on the invoice.</Paragraph>
        </>
      )}
      {detailsUrl && (
        <Paragraph>
          A full tax invoice bears the buyer's address, which we do not have.{" "}
          <TextLink href={detailsUrl}>Add your invoice details</TextLink> and we send it anew.
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
  if (invoice.kind === "credit_note" && isMadeOutAnew(invoice.note))
    return `Attached is our credit note for invoice ${creditsNumber}, which we have made out anew; the new invoice comes in a letter of its own. What you have paid counts on it.`;
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
