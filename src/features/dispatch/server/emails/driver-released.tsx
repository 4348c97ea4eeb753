import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; name: string; reference: string; at: string; isCancelled: boolean };

/** To a driver whose trip was taken from the plan. */
export const DriverReleased = ({ company, name, reference, at, isCancelled }: Props) => (
  <Frame preview={`Trip ${reference} is no longer yours.`} sender={company}>
    <Heading>You are free</Heading>
    <Paragraph>
      Hello {name},{" "}
      {isCancelled
        ? `trip ${reference} on ${at} is cancelled. You need not drive.`
        : `trip ${reference} has moved to ${at}. It is planned anew; you are offered it again if your time allows.`}
    </Paragraph>
    <Paragraph>Questions? Call {company.phone}.</Paragraph>
  </Frame>
);
