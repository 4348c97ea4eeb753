import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const breakdownAlarmWords = emailWords(
  "breakdown-alarm",
  { to: "team", when: "A driver has reported a breakdown." },
  {
    subject: "Breakdown: passengers of {reference} are waiting",
    title: "Passengers of {reference} are waiting",
    opening: "{driver} reported at {at} that the vehicle can’t drive on.",
    choice: "The nearest that can take everyone: {choice}.",
    no_choice: "No vehicle of ours can come at the moment. Ask a provider, or end the trip there.",
    button: "Send another vehicle",
  },
);

type Props = {
  company: CompanyDetails;
  reference: string;
  driver: string;
  phone: string;
  at: string;
  reason: string;
  place: string;
  passengers: string;
  /** The first proposal in words; null where there is none. */
  choice: string | null;
  link: string;
};

/** To our team, who may not be watching a board: another vehicle is needed, and which could come. */
export const BreakdownAlarm = ({ company, reference, driver, at, choice, link, ...known }: Props) => (
  <TeamFrame preview={`${driver}, ${at}.`} sender={company}>
    <Heading>{breakdownAlarmWords.title({ reference })}</Heading>
    <Paragraph>{breakdownAlarmWords.opening({ driver, at })}</Paragraph>
    <Paragraph>{choice ? breakdownAlarmWords.choice({ choice }) : breakdownAlarmWords.no_choice()}</Paragraph>
    <Action href={link}>{breakdownAlarmWords.button()}</Action>
    <Facts facts={factsOf(known)} />
  </TeamFrame>
);

const factsOf = ({ phone, reason, place, passengers }: Pick<Props, "phone" | "reason" | "place" | "passengers">) =>
  (
    [
      ["What happened", reason],
      ["Where", place],
      ["Passengers", passengers],
      ["Driver’s phone", phone],
    ] as readonly Fact[]
  ).filter(([, value]) => value !== "");
