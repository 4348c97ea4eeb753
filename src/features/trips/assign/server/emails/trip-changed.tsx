import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import { factsOfTrip, type TripToDrive } from "./driver-assigned.tsx";

type Props = { company: CompanyDetails; name: string; trip: TripToDrive; link: string };

/** To a driver who keeps a trip that the customer has changed. */
export const TripChanged = ({ company, name, trip, link }: Props) => (
  <Frame preview={`Pickup ${trip.at}, from ${trip.from}.`} sender={company}>
    <Heading>Your trip {trip.reference} has changed</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      The customer’s booking has changed. You’re still driving this trip, and its new details are below. If you can’t
      drive it, please {callUs(company)} right away.
    </Paragraph>
    <Action href={link}>View your trips</Action>
    <Facts facts={factsOfTrip(trip)} />
    <Closing sender={company} />
  </Frame>
);
