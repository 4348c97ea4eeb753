import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { DocumentRecord } from "../document-views.ts";

export const invoiceWords = emailWords(
  "invoice",
  { to: "customer", when: "An invoice or a credit note is sent." },
  {
    preview_if_invoice_kind_credit_note: "Credit note {number} for {amount}. There is nothing to pay.",
    preview: "{invoice_kind_label} {number} for {amount}. {standing}",
    greeting: "Dear {buyer_name},",
    opening_if_invoice_kind_credit_note:
      "Attached is our credit note for invoice {credits_number}. There is nothing to pay.",
    opening_if_credited_and_paid: "There is nothing to pay.",
    opening_if_credited: "Attached are our invoice {number} and the credits against it. {due_words}",
    opening_if_replaced_and_paid: ", and there is nothing to pay.",
    opening_if_replaced:
      "Attached is our invoice {number}. It replaces invoice {replaced}, which we have credited. Your payments have been applied to the new invoice{due_words}",
    opening_if_due: "Attached is our invoice.",
    opening: "Attached is our invoice. It is paid. Thank you.",
    paragraph_2: "Or pay by EFT: the bank details and your reference are on the invoice.",
    paragraph_3_link: "Add your invoice details",
    paragraph_3: "A full tax invoice needs your address, which we don’t have. {link} and we’ll send it again.",
    button: "Pay this invoice",
    standing_if_due: "{due} is due.",
    standing: "There is nothing to pay.",
  },
);

type Props = {
  document: DocumentRecord;
  /** Credit notes attached to it. */
  credits?: readonly DocumentRecord[];
  company: CompanyDetails;
  payUrl: string | null;
  /** The bank details are on the invoice. */
  takesTransfer: boolean;
  /** The page where the buyer can complete missing details. */
  detailsUrl: string | null;
};

/** The email for the PDF of an invoice, a credit note, or both. */
export function InvoiceEmail({ document, credits = [], company, payUrl, takesTransfer, detailsUrl }: Props) {
  const { invoice } = document;
  const title = invoiceKindLabels[invoice.kind];
  const due = dueAmount(invoice);
  return (
    <Frame preview={previewOf(document, due)} sender={company}>
      <Heading>
        {title} {invoice.number}
      </Heading>
      <Paragraph>{invoiceWords.greeting({ buyer_name: invoice.buyerName })}</Paragraph>
      <Paragraph>{textFor(document, credits, due)}</Paragraph>
      <Facts facts={[...factsOf(document, due), ...credits.map(creditFact)]} />
      {due > 0 && payUrl && (
        <>
          <Action href={payUrl}>{invoiceWords.button()}</Action>
          {takesTransfer && <Paragraph>{invoiceWords.paragraph_2()}</Paragraph>}
        </>
      )}
      {detailsUrl && (
        <Paragraph>
          {invoiceWords.paragraph_3({ link: <TextLink href={detailsUrl}>{invoiceWords.paragraph_3_link()}</TextLink> })}
        </Paragraph>
      )}
      <Closing sender={company} />
    </Frame>
  );
}

function previewOf({ invoice }: DocumentRecord, due: number): string {
  const amount = formatMoney(cents(invoice.totalCents));
  if (invoice.kind === "credit_note")
    return invoiceWords.preview_if_invoice_kind_credit_note({ number: invoice.number, amount });
  const standing = due > 0 ? invoiceWords.standing_if_due({ due: formatMoney(cents(due)) }) : invoiceWords.standing();
  return invoiceWords.preview({
    invoice_kind_label: invoiceKindLabels[invoice.kind],
    number: invoice.number,
    amount,
    standing,
  });
}

function textFor({ invoice, creditsNumber }: DocumentRecord, credits: readonly DocumentRecord[], due: number): string {
  if (invoice.kind === "credit_note")
    return invoiceWords.opening_if_invoice_kind_credit_note({ credits_number: creditsNumber });
  const replaced = credits.flatMap((one) => (one.creditsNumber === invoice.number ? [] : one.creditsNumber)).join(", ");
  if (credits.length > 0 && !replaced)
    return invoiceWords.opening_if_credited({
      number: invoice.number,
      due_words: due > 0 ? "" : invoiceWords.opening_if_credited_and_paid(),
    });
  if (replaced)
    return invoiceWords.opening_if_replaced({
      number: invoice.number,
      replaced,
      due_words: due > 0 ? "." : invoiceWords.opening_if_replaced_and_paid(),
    });
  return due > 0 ? invoiceWords.opening_if_due() : invoiceWords.opening();
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
