import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  passenger: string;
  at: string;
};

/** To family, when the passengers got out. */
export const ArrivedSafely = ({ company, name, passenger, at }: Props) => (
  <Frame preview={`The trip ended on ${at}.`} sender={company}>
    <Heading>{passenger} has arrived</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      {passenger} has arrived safely. The driver reported the drop-off on {at}.
    </Paragraph>
    <Facts
      facts={[
        ["Passenger", passenger],
        ["Arrived", at],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
