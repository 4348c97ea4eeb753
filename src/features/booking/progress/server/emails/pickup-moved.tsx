import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";

export const pickupMovedWords = emailWords(
  "pickup-moved",
  { to: "customer", when: "We have moved a pickup, such as after a flight delay." },
  {
    subject: "Booking {reference}: new pickup time",
    preview: "We’ll pick you up at {to}.",
    title: "Your pickup time has changed",
    opening: "We’ve moved the pickup for your booking {reference} at {place} from {from} to {to}: {reason}.",
    paragraph_2_if_flight: "You don’t have to do anything, and the price stays the same.",
    paragraph_2_if_not_flight: "The price stays the same.",
    paragraph_2:
      "{flight_words} The new calendar entry is attached. If this doesn’t suit you, call us or reply to this email.",
  },
);

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
    preview={pickupMovedWords.preview({ to: props.to })}
    heading={pickupMovedWords.title()}
    firstName={props.firstName}
    company={props.company}
    action={viewBooking(props.link)}
  >
    <Paragraph>
      {pickupMovedWords.opening({
        reference: props.reference,
        place: props.place,
        from: props.from,
        to: props.to,
        reason: props.reason,
      })}
    </Paragraph>
    <Paragraph>
      {pickupMovedWords.paragraph_2({
        flight_words: props.isFlight
          ? pickupMovedWords.paragraph_2_if_flight()
          : pickupMovedWords.paragraph_2_if_not_flight(),
      })}
    </Paragraph>
  </BookingEmail>
);
