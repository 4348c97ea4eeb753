import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Photographs } from "#platform/mail/email-photographs.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  firstName: string;
  driver: {
    readonly name: string;
    readonly vehicle: string;
    readonly plate: string;
    /** Where the photographs are while the trip lasts. */
    readonly photo: string | null;
    readonly vehiclePhoto: string | null;
  };
  at: string;
  from: string;
  /** They were told of another driver before. */
  isChange: boolean;
  link: string;
};

/** To the customer, a day before the pickup: who comes, and in what. */
export const DriverDetails = ({ company, firstName, driver, at, from, isChange, link }: Props) => (
  <Frame preview={`${driver.vehicle}, number plate ${driver.plate}.`} sender={company}>
    <Heading>{isChange ? `Your driver is now ${driver.name}` : `Your driver is ${driver.name}`}</Heading>
    <Paragraph>Hi {firstName},</Paragraph>
    <Paragraph>
      {isChange ? "Your driver or vehicle has changed. " : ""}
      {driver.name} picks you up on {at}. Look for the number plate {driver.plate}.
    </Paragraph>
    <Photographs
      pictures={[
        { address: driver.photo, alt: `${driver.name}, your driver`, width: 120 },
        { address: driver.vehiclePhoto, alt: `${driver.vehicle}, number plate ${driver.plate}`, width: 180 },
      ]}
    />
    <Action href={link}>View your booking</Action>
    <Facts
      facts={[
        ["Driver", driver.name],
        ["Vehicle", driver.vehicle],
        ["Number plate", driver.plate],
        ["Pickup", at],
        ["From", from],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
