import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";
import type { BookingForLetter } from "../views.ts";
import { TripFacts } from "./trip-facts.tsx";

type Props = { booking: BookingForLetter; company: CompanyDetails; answerBy: string };

/** To the office: somebody waits for a consultant. */
export function NewBooking({ booking, company, answerBy }: Props) {
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <Frame preview={`${name} waits for an answer by ${answerBy}.`} sender={company.name} footer={[company.name]}>
      <Heading>New booking request</Heading>
      <Paragraph>We have promised an answer by {answerBy}.</Paragraph>
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
