import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const sosAlertWords = emailWords(
  "sos-alert",
  { to: "team", when: "A driver has raised an SOS alarm." },
  {
    subject: "SOS from driver {driver}",
    title: "{driver} has raised an SOS alarm",
    opening: "{driver} raised an SOS alarm at {at}. It’s shown on every open staff page until someone takes it.",
    paragraph_2: "It’s a silent alarm. Don’t call the driver first: their phone must not draw attention.",
    button: "Open the board",
  },
);

type Props = {
  company: CompanyDetails;
  driver: string;
  phone: string;
  at: string;
  isSilent: boolean;
  vehicle: string;
  trip: string;
  place: string;
  armedResponse: string;
  link: string;
};

/** To our team: a driver is in danger. */
export const SosAlert = ({ company, driver, phone, at, isSilent, link, ...known }: Props) => (
  <TeamFrame preview={`${driver}, ${at}.`} sender={company}>
    <Heading>{sosAlertWords.title({ driver })}</Heading>
    <Paragraph>{sosAlertWords.opening({ driver, at })}</Paragraph>
    {isSilent && <Paragraph>{sosAlertWords.paragraph_2()}</Paragraph>}
    <Action href={link}>{sosAlertWords.button()}</Action>
    <Facts facts={factsOf(phone, known)} />
  </TeamFrame>
);

type Known = Pick<Props, "vehicle" | "trip" | "place" | "armedResponse">;

function factsOf(phone: string, { vehicle, trip, place, armedResponse }: Known): readonly Fact[] {
  const facts: readonly Fact[] = [
    ["Driver’s phone", phone],
    ["Vehicle", vehicle],
    ["Trip", trip],
    ["Last place", place],
    ["Armed response", armedResponse],
  ];
  return facts.filter(([, value]) => value !== "");
}
