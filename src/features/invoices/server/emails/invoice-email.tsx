import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { DocumentRecord } from "../document-views.ts";

type Props = {
  document: DocumentRecord;
  /** Credit notes that go with it. */
  credits?: readonly DocumentRecord[];
  company: CompanyDetails;
  payUrl: string | null;
  /** The bank details are on the invoice. */
  takesTransfer: boolean;
  /** Where the buyer can give what the document still lacks. */
  detailsUrl: string | null;
};

/** Goes with the PDF of an invoice, of a credit note, or of both. */
export function InvoiceEmail({ document, credits = [], company, payUrl, takesTransfer, detailsUrl }: Props) {
  const { invoice } = document;
  const title = invoiceKindLabels[invoice.kind];
  const due = dueAmount(invoice);
  return (
    <Frame preview={previewOf(document, due)} sender={company}>
      <Heading>
        {title} {invoice.number}
      </Heading>
      <Paragraph>Dear {invoice.buyerName},</Paragraph>
      <Paragraph>{textFor(document, credits, due)}</Paragraph>
      <Facts facts={[...factsOf(document, due), ...credits.map(creditFact)]} />
      {due > 0 && payUrl && (
        <>
          <Action href={payUrl}>Pay this invoice</Action>
          {takesTransfer && (
            <Paragraph>Or pay by EFT: the bank details and your reference are on the invoice.</Paragraph>
          )}
        </>
      )}
      {detailsUrl && (
        <Paragraph>
          A full tax invoice needs your address, which we don’t have.{" "}
          <TextLink href={detailsUrl}>Add your invoice details</TextLink> and we’ll send it again.
        </Paragraph>
      )}
      <Closing sender={company} />
    </Frame>
  );
}

function previewOf({ invoice }: DocumentRecord, due: number): string {
  const amount = formatMoney(cents(invoice.totalCents));
  if (invoice.kind === "credit_note") return `Credit note ${invoice.number} for ${amount}. There is nothing to pay.`;
  const standing = due > 0 ? `${formatMoney(cents(due))} is due.` : "There is nothing to pay.";
  return `${invoiceKindLabels[invoice.kind]} ${invoice.number} for ${amount}. ${standing}`;
}

function textFor({ invoice, creditsNumber }: DocumentRecord, credits: readonly DocumentRecord[], due: number): string {
  if (invoice.kind === "credit_note")
    return `Attached is our credit note for invoice ${creditsNumber}. There is nothing to pay.`;
  const replaced = credits.flatMap((one) => (one.creditsNumber === invoice.number ? [] : one.creditsNumber)).join(", ");
  if (credits.length > 0 && !replaced)
    return `Attached are our invoice ${invoice.number} and the credits against it.${due > 0 ? "" : " There is nothing to pay."}`;
  if (replaced)
    return `Attached is our invoice ${invoice.number}. It replaces invoice ${replaced}, which we have credited. Your payments have been applied to the new invoice${due > 0 ? "." : ", and there is nothing to pay."}`;
  return due > 0 ? "Attached is our invoice." : "Attached is our invoice. It is paid. Thank you.";
}

function factsOf({ invoice, bookingReference, creditsNumber }: DocumentRecord, due: number): Fact[] {
  const isCredit = invoice.kind === "credit_note";
  const isPaid = !isCredit && invoice.paidCents > 0;
  return [
    [isCredit ? "Credited" : "Amount", formatMoney(cents(invoice.totalCents))],
    ...(isPaid ? ([["Paid", formatMoney(cents(invoice.paidCents))]] as const) : []),
    ...(due > 0
      ? ([
          ["Amount due", formatMoney(cents(due))],
          ["Due", formatDate(localDate(invoice.dueOn))],
        ] as const)
      : []),
    ...(creditsNumber ? ([["Credits invoice", creditsNumber]] as const) : []),
    ...(bookingReference ? ([["Booking", bookingReference]] as const) : []),
  ];
}

const creditFact = ({ invoice, creditsNumber }: DocumentRecord): Fact => [
  `Credit note ${invoice.number}`,
  `${formatMoney(cents(invoice.totalCents))}, credits invoice ${creditsNumber}`,
];
