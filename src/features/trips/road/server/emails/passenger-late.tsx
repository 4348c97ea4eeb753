import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  minutes: number;
  trip: { readonly reference: string; readonly at: string; readonly from: string };
};

/** To the driver: the passengers come later to the pickup. */
export const PassengerLate = ({ company, name, minutes, trip }: Props) => (
  <Frame preview={`About ${minutes} minutes after ${trip.at}.`} sender={company}>
    <Heading>Your passenger will be late</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      The passenger of trip {trip.reference} will be about {minutes} minutes late. Please wait at the pickup. Dispatch
      knows too.
    </Paragraph>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
