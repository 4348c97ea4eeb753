import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; days: number };

/** To the customer whose payment never came: how to take it up again. */
export function BookingExpired({ booking, company, link, days }: Props) {
  return (
    <Frame preview={`We could not keep ${booking.reference} any longer. One click takes it up again.`} sender={company}>
      <Heading>Your vehicle is no longer kept</Heading>
      <Paragraph>
        We kept it for you, {booking.firstName}, and no payment came, so others may have it now. Nothing was charged.
      </Paragraph>
      <Paragraph>Still want to travel? Everything you told us is kept for {days} days.</Paragraph>
      <Action href={link}>Take your booking up again</Action>
      <TripFacts booking={booking} />
      <Paragraph>Did you pay after all? Then we see to it: you hear from us as soon as it has reached us.</Paragraph>
    </Frame>
  );
}
