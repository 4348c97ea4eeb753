import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  firstName: string;
  from: string;
  driver: { readonly name: string; readonly phone: string };
  vehicle: { readonly name: string; readonly plate: string };
  /** Where the driver’s phone is on a map; null where it is not known. */
  map: string | null;
  /** Null where our team has withdrawn the link. */
  live: string | null;
};

/** To the customer: the driver is there and looks for them. */
export function CantFind({ company, firstName, from, driver, vehicle, map, live }: Props) {
  const whatsApp = `https://wa.me/${driver.phone.replace(/\D/g, "")}`;
  return (
    <Frame preview={`Look for the number plate ${vehicle.plate}, or call ${driver.name}.`} sender={company}>
      <Heading>{driver.name} is looking for you</Heading>
      <Paragraph>Hi {firstName},</Paragraph>
      <Paragraph>
        {driver.name} is at your pickup point and can’t find you. Please call {driver.phone} or{" "}
        <TextLink href={whatsApp}>send a WhatsApp message</TextLink>.
      </Paragraph>
      {live && <Action href={live}>See where your driver is</Action>}
      {map && (
        <Paragraph>
          You can also see the driver’s location <TextLink href={map}>on a map</TextLink>.
        </Paragraph>
      )}
      <Facts
        facts={[
          ["Pickup", from],
          ["Driver", `${driver.name}, ${driver.phone}`],
          ["Vehicle", vehicle.name],
          ["Number plate", vehicle.plate],
        ]}
      />
      <Closing sender={company} />
    </Frame>
  );
}
