import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; name: string; reference: string; at: string; isCancelled: boolean };

/** To a driver who no longer has a trip. */
export const DriverReleased = ({ company, name, reference, at, isCancelled }: Props) => (
  <Frame preview={isCancelled ? `You don’t have to drive on ${at}.` : `Your trip has moved to ${at}.`} sender={company}>
    <Heading>{isCancelled ? "Your trip has been cancelled" : "Your trip has been moved"}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      {isCancelled
        ? `Trip ${reference} on ${at} has been cancelled. You don’t have to drive.`
        : `Trip ${reference} has moved to ${at}, so it’s no longer assigned to you. We’ll offer it to you again if you’re free.`}
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
