import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import type { LateState } from "#domain/invoice/invoice-lifecycle.ts";
import { formatMoney } from "#domain/money/money.ts";
import { daysBetween, formatDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { DocumentRecord } from "../../../server/document-views.ts";

type Props = {
  document: DocumentRecord;
  step: LateState;
  company: CompanyDetails;
  payUrl: string | null;
  /** The bank details are on the invoice. */
  takesTransfer: boolean;
  today: Date;
};

type ReminderText = { readonly heading: string; readonly subject: string; readonly text: string };

/** Firmer with each step, and never rude: most who pay late have only forgotten. */
const texts: Readonly<Record<LateState, ReminderText>> = {
  overdue: {
    heading: "A friendly reminder",
    subject: "Reminder",
    text: "Our invoice is past its due date. It may have been overlooked, so we have attached it again. If you have already paid, thank you: please ignore this email.",
  },
  dunning_1: {
    heading: "Your invoice is one week overdue",
    subject: "Second reminder",
    text: "We have not received your payment yet. Please pay within the next few days, or tell us when to expect payment.",
  },
  dunning_2: {
    heading: "Your invoice is three weeks overdue",
    subject: "Last reminder",
    text: "We have already sent you reminders of this invoice. Please pay it within nine days. After that we can no longer accept bookings on account.",
  },
  suspended_account: {
    heading: "No further bookings on account",
    subject: "Account suspended",
    text: "This invoice is 30 days overdue, so we can’t accept further bookings on account until it is paid. Trips that are already paid for go ahead as agreed. Please call us to discuss payment.",
  },
};

export const chaseSubject = (step: LateState, number: string): string => `${texts[step].subject}: invoice ${number}`;

/** Asks for what was not paid in time. */
export function ChaseEmail({ document, step, company, payUrl, takesTransfer, today }: Props) {
  const { invoice } = document;
  const { heading, text } = texts[step];
  const open = formatMoney(dueAmount(invoice));
  return (
    <Frame preview={`${open} is due on invoice ${invoice.number}.`} sender={company}>
      <Heading>{heading}</Heading>
      <Paragraph>Dear {invoice.buyerName},</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Facts facts={factsOf(document, open, today)} />
      {payUrl && <Action href={payUrl}>Pay this invoice</Action>}
      {takesTransfer && (
        <Paragraph>
          {payUrl ? "Or pay" : "Please pay"} by EFT: the bank details and your reference are on the invoice.
        </Paragraph>
      )}
      <Paragraph>Need more time? Tell us when to expect payment.</Paragraph>
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
