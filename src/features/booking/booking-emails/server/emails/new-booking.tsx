import { isMailable } from "#domain/text/caller-address.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const newBookingWords = emailWords(
  "new-booking",
  { to: "team", when: "A booking has arrived." },
  {
    subject: "New booking {reference}: {news}",
    subject_of_request: "answer by {response_due_at}",
    subject_if_held: "held until {hold_until}",
    subject_if_confirmed: "confirmed",
    title_of_request: "New booking request",
    title: "New booking",
    opening_of_request: "We promised an {answer_by}.",
    opening_if_held: "Awaiting payment, {held_until}.",
    opening: "The booking is confirmed.",
    button: "Open booking",
  },
);

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
      <Action href={adminLink}>{newBookingWords.button()}</Action>
    </TeamFrame>
  );
}
