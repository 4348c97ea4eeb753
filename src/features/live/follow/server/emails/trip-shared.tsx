import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  passenger: string;
  at: string;
  link: string;
};

/** To family: a trip they may follow. */
export const TripShared = ({ company, name, passenger, at, link }: Props) => (
  <Frame preview={`Pickup on ${at}.`} sender={company}>
    <Heading>{passenger} has shared a trip with you</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      {passenger} is travelling with us on {at}. You can follow the trip from an hour before the pickup until it ends.
      We’ll email you when {passenger} has arrived.
    </Paragraph>
    <Action href={link}>Follow the trip</Action>
    <Facts
      facts={[
        ["Passenger", passenger],
        ["Pickup", at],
      ]}
    />
    <Paragraph>Not meant for you? You don’t need to do anything: the link stops working when the trip ends.</Paragraph>
    <Closing sender={company} />
  </Frame>
);
