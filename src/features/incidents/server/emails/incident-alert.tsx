import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const incidentAlertWords = emailWords(
  "incident-alert",
  { to: "team", when: "A critical incident was reported." },
  {
    subject: "Critical incident: {type}{value}",
    preview: "Reported by {by}. It happened on {at}.",
    title: "A critical incident was reported",
    opening: "{by} reported a critical incident ({type}). Please start the investigation now.",
    button: "Open the incident",
  },
);

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

/** To our team: a serious incident. */
export const IncidentAlert = ({ company, type, text, by, at, link, ...known }: Props) => (
  <TeamFrame preview={incidentAlertWords.preview({ by, at })} sender={company}>
    <Heading>{incidentAlertWords.title()}</Heading>
    <Paragraph>{incidentAlertWords.opening({ by, type: type.toLowerCase() })}</Paragraph>
    <Quoted>{text}</Quoted>
    <Action href={link}>{incidentAlertWords.button()}</Action>
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
