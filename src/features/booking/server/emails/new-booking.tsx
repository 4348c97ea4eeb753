import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";
import type { BookingForLetter } from "../views.ts";
import { TripFacts } from "./trip-facts.tsx";

type Props = { booking: BookingForLetter; company: CompanyDetails; title: string; text: string };

/** To the office: somebody waits for a consultant, or has booked without one. */
export function NewBooking({ booking, company, title, text }: Props) {
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <Frame preview={`${name}. ${text}`} sender={company.name} footer={[company.name]}>
      <Heading>{title}</Heading>
      <Paragraph>{text}</Paragraph>
      <Facts
        facts={[
          ["Customer", name],
          ["Phone", booking.phone],
          [
            "E-mail",
            <TextLink key="email" href={`mailto:${booking.email}`}>
              {booking.email}
            </TextLink>,
          ],
        ]}
      />
      <TripFacts booking={booking} />
    </Frame>
  );
}
