import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; days: number };

/** To the customer whose payment never came: how to rebook. */
export function BookingExpired({ booking, company, link, days }: Props) {
  return (
    <Frame preview={`No payment reached us for ${booking.reference}. You can rebook it now.`} sender={company}>
      <Heading>Your booking has expired</Heading>
      <Paragraph>
        Hi {booking.firstName}, no payment reached us in time, so we no longer hold a vehicle for you. Nothing was
        charged.
      </Paragraph>
      <Paragraph>Still want to travel? Your details are saved for {days} days.</Paragraph>
      <Action href={link}>Rebook</Action>
      <TripFacts booking={booking} />
      <Paragraph>Paid already? We’ll email you as soon as your payment reaches us.</Paragraph>
    </Frame>
  );
}
