import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  type: string;
  text: string;
  by: string;
  at: string;
  reference: string;
  driver: string;
  vehicle: string;
  link: string;
};

/** To our team: something grave has happened. */
export const IncidentAlert = ({ company, type, text, by, at, link, ...known }: Props) => (
  <TeamFrame preview={`Reported by ${by}. It happened on ${at}.`} sender={company}>
    <Heading>A critical incident was reported</Heading>
    <Paragraph>
      {by} reported a critical incident ({type.toLowerCase()}). Please start the investigation now.
    </Paragraph>
    <Quoted>{text}</Quoted>
    <Action href={link}>Open the incident</Action>
    <Facts facts={factsOf(at, known)} />
  </TeamFrame>
);

type Known = Pick<Props, "reference" | "driver" | "vehicle">;

function factsOf(at: string, { reference, driver, vehicle }: Known): readonly Fact[] {
  const facts: readonly Fact[] = [
    ["When", at],
    ["Booking", reference],
    ["Driver", driver],
    ["Vehicle", vehicle],
  ];
  return facts.filter(([, value]) => value !== "");
}
