import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; name: string; reference: string; from: string; to: string; reason: string };

/** To the driver of a trip whose pickup has moved. */
export const PickupTimeForDriver = ({ company, name, reference, from, to, reason }: Props) => (
  <Frame preview={`The pickup is now at ${to}.`} sender={company}>
    <Heading>Your pickup has moved</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      The pickup of trip {reference} has moved from {from} to {to}: {reason}. Call us if you can’t make it.
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
