import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";

type Opened = {
  readonly reference: string;
  readonly title: string;
  readonly at: string;
  readonly code: string;
  readonly link: string;
};
type Props = { company: CompanyDetails; firstName: string; bookings: readonly Opened[] };

/** To a customer who asked for the codes of their bookings. */
export function AccessCodes({ company, firstName, bookings }: Props) {
  const [first] = bookings;
  const isOne = bookings.length === 1;
  return (
    <BookingEmail
      preview={isOne ? `${first?.title}, ${first?.at}.` : `${bookings.length} bookings, each with its own code.`}
      heading={isOne ? "Your access code" : "Your access codes"}
      firstName={firstName}
      company={company}
      {...(isOne && first && { action: viewBooking(first.link) })}
      facts={bookings.map(({ reference, title, at, code, link }) => (
        <Facts
          key={reference}
          facts={[
            [
              "Booking",
              <TextLink key="link" href={link}>
                {reference}
              </TextLink>,
            ],
            ["Access code", code],
            ["Trip", `${title}\n${at}`],
          ]}
        />
      ))}
    >
      <Paragraph>
        You asked us for {isOne ? "the access code for your booking" : "the access codes for your bookings"}. With your
        reference and code you can view, pay for, change or cancel a booking online.
      </Paragraph>
      <Paragraph>Didn’t ask for this? You can ignore this email.</Paragraph>
    </BookingEmail>
  );
}
