import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  text: string;
  trip: { readonly reference: string; readonly at: string; readonly from: string };
};

/** Dispatch’s messages to the driver of a trip. */
export const MessageToDriver = ({ company, name, text, trip }: Props) => (
  <Frame preview={`Your trip on ${trip.at}.`} sender={company}>
    <Heading>A message from dispatch</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>Dispatch has sent you a message about trip {trip.reference}:</Paragraph>
    <Quoted>{text}</Quoted>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
