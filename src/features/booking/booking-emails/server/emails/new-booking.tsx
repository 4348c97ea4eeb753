import { isMailable } from "#domain/text/caller-address.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; title: string; text: string; adminLink: string };

/** To our team: a customer waits for a consultant, or has booked without one. */
export function NewBooking({ booking, company, title, text, adminLink }: Props) {
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <TeamFrame preview={`${name}. ${text}`} sender={company}>
      <Heading>{title}</Heading>
      <Paragraph>{text}</Paragraph>
      <Facts
        facts={[
          ["Customer", name],
          ["Phone", booking.phone],
          [
            "Email",
            isMailable(booking.email) ? (
              <TextLink key="email" href={`mailto:${booking.email}`}>
                {booking.email}
              </TextLink>
            ) : (
              "None given"
            ),
          ],
        ]}
      />
      <TripFacts booking={booking} />
      <Action href={adminLink}>Open booking</Action>
    </TeamFrame>
  );
}
