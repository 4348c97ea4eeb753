import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const lostItemRequestWords = emailWords(
  "lost-item-request",
  { to: "driver", when: "A passenger has reported a lost item." },
  {
    subject: "Please look for a lost item, trip {reference}",
    preview: "Please look in the vehicle and answer on your trip’s page.",
    title: "A passenger has lost something",
    greeting: "Hi {name},",
    opening:
      "A passenger on trip {reference} has lost an item. Please look in the vehicle, then tell us whether you found it.",
    button: "Answer on the trip’s page",
  },
);

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

/** To the trip’s driver: a passenger lost something. */
export const LostItemRequest = ({ company, name, what, link, ...trip }: Props) => (
  <Frame preview={lostItemRequestWords.preview()} sender={company}>
    <Heading>{lostItemRequestWords.title()}</Heading>
    <Paragraph>{lostItemRequestWords.greeting({ name })}</Paragraph>
    <Paragraph>{lostItemRequestWords.opening({ reference: trip.reference })}</Paragraph>
    <Quoted>{what}</Quoted>
    <Action href={link}>{lostItemRequestWords.button()}</Action>
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
