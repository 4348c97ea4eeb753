import { formatMoment } from "#domain/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";
import type { BookingForLetter } from "../views.ts";
import { TripFacts } from "./trip-facts.tsx";

type Props = { booking: BookingForLetter; company: CompanyDetails; link: string };

/** To the customer, a day before. */
export function BookingReminder({ booking, company, link }: Props) {
  return (
    <Frame
      preview={`We meet you ${formatMoment(booking.pickupAt)}.`}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>See you tomorrow, {booking.firstName}</Heading>
      <Paragraph>
        Your driver meets you {formatMoment(booking.pickupAt)}. Who it is, and in which vehicle, you find{" "}
        <TextLink href={link}>with your booking</TextLink>.
      </Paragraph>
      <TripFacts booking={booking} />
      <Paragraph>Running late, or has something changed? Call {company.phone}; we are there day and night.</Paragraph>
    </Frame>
  );
}
