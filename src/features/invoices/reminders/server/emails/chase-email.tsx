import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import type { LateState } from "#domain/invoice/invoice-lifecycle.ts";
import { formatMoney } from "#domain/money/money.ts";
import { daysBetween, formatDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import type { FoundDocument } from "../../../documents/server/views.ts";

type Props = {
  found: FoundDocument;
  step: LateState;
  company: CompanyDetails;
  payUrl: string | null;
  /** The bank details are on the invoice. */
  takesTransfer: boolean;
  today: Date;
};

type Words = { readonly heading: string; readonly subject: string; readonly text: string };

/** Firmer with each step, and never rude: most who pay late have only forgotten. */
const words: Readonly<Record<LateState, Words>> = {
  overdue: {
    heading: "A friendly reminder",
    subject: "Reminder",
    text: "Our invoice is past the day it was due. It may have slipped through, so it is attached once more. If you have paid in the last days, thank you, and please ignore this letter.",
  },
  dunning_1: {
    heading: "Your invoice is a week late",
    subject: "Second reminder",
    text: "We have not received your payment yet. Please pay within the next days, or tell us by when we may expect it.",
  },
  dunning_2: {
    heading: "Your invoice is three weeks late",
    subject: "Last reminder",
    text: "We have written to you before about this invoice. Please pay it within nine days. After that we can no longer take bookings on account.",
  },
  suspended_account: {
    heading: "No further bookings on account",
    subject: "Account suspended",
    text: "This invoice is thirty days late, so we take no further bookings on account until it is paid. What is booked and paid for is driven as agreed. Please call us: together we find a way.",
  },
};

export const chaseSubject = (step: LateState, number: string): string => `${words[step].subject}: invoice ${number}`;

/** Asks for what was not paid in time. */
export function ChaseEmail({ found, step, company, payUrl, takesTransfer, today }: Props) {
  const { invoice } = found;
  const { heading, text } = words[step];
  const open = formatMoney(dueAmount(invoice));
  return (
    <Frame preview={`${open} of invoice ${invoice.number} is still to be paid.`} sender={company}>
      <Heading>{heading}</Heading>
      <Paragraph>Dear {invoice.buyerName},</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Facts facts={factsOf(found, open, today)} />
      {payUrl && <Action href={payUrl}>Pay this invoice now</Action>}
      {takesTransfer && (
        <Paragraph>
          {payUrl ? "Or pay" : "Please pay"} by EFT: the bank details and your reference are on the invoice.
        </Paragraph>
      )}
      <Paragraph>
        Is something not right with it, or do you need more time? Call {company.phone} or write to{" "}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>.
      </Paragraph>
    </Frame>
  );
}

function factsOf({ invoice, bookingReference }: FoundDocument, open: string, today: Date): Fact[] {
  const due = localDate(invoice.dueOn);
  const late = daysBetween(due, localDateOf(today));
  return [
    ["Invoice", invoice.number],
    ["Still to be paid", open],
    ["Was due", `${formatDate(due)}, ${late === 1 ? "1 day ago" : `${late} days ago`}`],
    ...(bookingReference ? ([["Booking", bookingReference]] as const) : []),
  ];
}
