import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import type { LateState } from "#domain/invoice/invoice-lifecycle.ts";
import { formatMoney } from "#domain/money/money.ts";
import { daysBetween, formatDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { DocumentRecord } from "../../../server/document-views.ts";

export const invoiceReminderWords = emailWords(
  "invoice-reminder",
  { to: "customer", when: "An invoice is due soon or overdue." },
  {
    subject: "{step}: invoice {number}",
    preview: "{open} is due on invoice {number}.",
    title_overdue: "A friendly reminder",
    subject_overdue: "Reminder",
    opening_overdue:
      "Our invoice is past its due date. It may have been overlooked, so we have attached it again. If you have already paid, thank you: please ignore this email.",
    title_dunning_1: "Your invoice is one week overdue",
    subject_dunning_1: "Second reminder",
    opening_dunning_1:
      "We have not received your payment yet. Please pay within the next few days, or tell us when to expect payment.",
    title_dunning_2: "Your invoice is three weeks overdue",
    subject_dunning_2: "Last reminder",
    opening_dunning_2:
      "We have already sent you reminders of this invoice. Please pay it within nine days. After that we can no longer accept bookings on account.",
    title_suspended_account: "No further bookings on account",
    subject_suspended_account: "Account suspended",
    opening_suspended_account:
      "This invoice is 30 days overdue, so we can’t accept further bookings on account until it is paid. Trips that are already paid for go ahead as agreed. Please call us to discuss payment.",
    greeting: "Dear {buyer_name},",
    paragraph_2_if_pay_url: "Or pay",
    paragraph_2_if_not_pay_url: "Please pay",
    paragraph_2: "{pay_url_words} by EFT: the bank details and your reference are on the invoice.",
    paragraph_3: "Need more time? Tell us when to expect payment.",
    button: "Pay this invoice",
  },
);

type Props = {
  document: DocumentRecord;
  step: LateState;
  company: CompanyDetails;
  payUrl: string | null;
  /** The bank details are on the invoice. */
  takesTransfer: boolean;
  today: Date;
};

export const chaseSubject = (step: LateState, number: string): string =>
  invoiceReminderWords.subject({ step: invoiceReminderWords[`subject_${step}`](), number });

/** A payment reminder: firmer with each step but never rude, because most people have simply forgotten. */
export function ChaseEmail({ document, step, company, payUrl, takesTransfer, today }: Props) {
  const { invoice } = document;
  const open = formatMoney(dueAmount(invoice));
  return (
    <Frame preview={invoiceReminderWords.preview({ open, number: invoice.number })} sender={company}>
      <Heading>{invoiceReminderWords[`title_${step}`]()}</Heading>
      <Paragraph>{invoiceReminderWords.greeting({ buyer_name: invoice.buyerName })}</Paragraph>
      <Paragraph>{invoiceReminderWords[`opening_${step}`]()}</Paragraph>
      <Facts facts={factsOf(document, open, today)} />
      {payUrl && <Action href={payUrl}>{invoiceReminderWords.button()}</Action>}
      {takesTransfer && (
        <Paragraph>
          {invoiceReminderWords.paragraph_2({
            pay_url_words: payUrl
              ? invoiceReminderWords.paragraph_2_if_pay_url()
              : invoiceReminderWords.paragraph_2_if_not_pay_url(),
          })}
        </Paragraph>
      )}
      <Paragraph>{invoiceReminderWords.paragraph_3()}</Paragraph>
      <Closing sender={company} />
    </Frame>
  );
}

function factsOf({ invoice, bookingReference }: DocumentRecord, open: string, today: Date): Fact[] {
  const due = localDate(invoice.dueOn);
  const late = daysBetween(due, localDateOf(today));
  return [
    ["Invoice", invoice.number],
    ["Amount due", open],
    ["Was due", `${formatDate(due)}, ${late === 1 ? "1 day ago" : `${late} days ago`}`],
    ...(bookingReference ? ([["Booking", bookingReference]] as const) : []),
  ];
}
