import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Trip = {
  readonly reference: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
};
type Props = { company: CompanyDetails; name: string; trip: Trip; link: string; isLast: boolean };

/** To a driver some hours before the pickup: are you still coming? */
export const ReconfirmationRequest = ({ company, name, trip, link, isLast }: Props) => (
  <Frame
    preview={isLast ? "Please reconfirm now, or we’ll call you." : `Please reconfirm your pickup on ${trip.at}.`}
    sender={company}
  >
    <Heading>Please reconfirm your trip</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      You’re driving trip {trip.reference} on {trip.at}. Please reconfirm that you’ll be there.
      {isLast && " This is the last reminder: dispatch will call you if you don’t."}
    </Paragraph>
    <Action href={link}>Reconfirm the trip</Action>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
        ["To", trip.to],
        ["Vehicle", trip.vehicle],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
