import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";

type Props = {
  company: CompanyDetails;
  firstName: string;
  reference: string;
  place: string;
  from: string;
  to: string;
  reason: string;
  isFlight: boolean;
  link: string;
};

/** To the customer, when a pickup has moved. */
export const PickupMoved = (props: Props) => (
  <BookingEmail
    preview={`We’ll pick you up at ${props.to}.`}
    heading="Your pickup time has changed"
    firstName={props.firstName}
    company={props.company}
    action={viewBooking(props.link)}
  >
    <Paragraph>
      We’ve moved the pickup for your booking {props.reference} at {props.place} from {props.from} to {props.to}:{" "}
      {props.reason}.
    </Paragraph>
    <Paragraph>
      {props.isFlight ? "You don’t have to do anything, and the price stays the same." : "The price stays the same."}{" "}
      The new calendar entry is attached. If this doesn’t suit you, call us or reply to this email.
    </Paragraph>
  </BookingEmail>
);
