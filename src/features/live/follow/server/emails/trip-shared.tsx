import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const tripSharedWords = emailWords(
  "trip-shared",
  { to: "customer", when: "A passenger has shared a trip." },
  {
    subject: "{first_name} has shared a trip with you",
    preview: "Pickup on {at}.",
    title: "{passenger} has shared a trip with you",
    greeting: "Hi {name},",
    opening:
      "{passenger} is travelling with us on {at}. You can follow the trip from an hour before the pickup until it ends. We’ll email you when {passenger} has arrived.",
    paragraph_2: "Not meant for you? You don’t need to do anything: the link stops working when the trip ends.",
    button: "Follow the trip",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  passenger: string;
  at: string;
  link: string;
};

/** To family: a trip they may follow. */
export const TripShared = ({ company, name, passenger, at, link }: Props) => (
  <Frame preview={tripSharedWords.preview({ at })} sender={company}>
    <Heading>{tripSharedWords.title({ passenger })}</Heading>
    <Paragraph>{tripSharedWords.greeting({ name })}</Paragraph>
    <Paragraph>{tripSharedWords.opening({ passenger, at })}</Paragraph>
    <Action href={link}>{tripSharedWords.button()}</Action>
    <Facts
      facts={[
        ["Passenger", passenger],
        ["Pickup", at],
      ]}
    />
    <Paragraph>{tripSharedWords.paragraph_2()}</Paragraph>
    <Closing sender={company} />
  </Frame>
);
