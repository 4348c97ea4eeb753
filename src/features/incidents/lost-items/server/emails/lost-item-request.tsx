import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  what: string;
  where: string;
  reference: string;
  at: string;
  way: string;
  vehicle: string;
  link: string;
};

/** To the driver of the trip: a passenger misses something. */
export const LostItemRequest = ({ company, name, what, link, ...trip }: Props) => (
  <Frame preview="Please look in the vehicle and answer on your trip’s page." sender={company}>
    <Heading>A passenger has lost something</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      A passenger on trip {trip.reference} has lost an item. Please look in the vehicle, then tell us whether you found
      it.
    </Paragraph>
    <Quoted>{what}</Quoted>
    <Action href={link}>Answer on the trip’s page</Action>
    <Facts facts={factsOf(trip)} />
    <Closing sender={company} />
  </Frame>
);

function factsOf({ where, at, way, vehicle }: Pick<Props, "where" | "at" | "way" | "vehicle">): readonly Fact[] {
  const facts: readonly Fact[] = [
    ["Where in the vehicle", where],
    ["Pickup", at],
    ["Route", way],
    ["Vehicle", vehicle],
  ];
  return facts.filter(([, value]) => value !== "");
}
