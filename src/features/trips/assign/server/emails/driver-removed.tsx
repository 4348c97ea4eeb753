import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; name: string; reference: string; at: string };

/** To a driver whose trip our team has given to another, or taken off for now. */
export const DriverRemoved = ({ company, name, reference, at }: Props) => (
  <Frame preview={`You don’t have to drive on ${at}.`} sender={company}>
    <Heading>Trip {reference} is no longer yours</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      Trip {reference} on {at} is no longer assigned to you. You don’t have to drive it.
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
