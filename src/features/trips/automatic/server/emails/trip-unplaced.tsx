import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const tripUnplacedWords = emailWords(
  "trip-unplaced",
  { to: "team", when: "Automatic dispatch found no driver for a trip, or has not found one in time." },
  {
    subject: "No driver for trip {reference}",
    preview: "Pickup {at}.",
    title: "A trip has no driver",
    opening: "Trip {reference} was offered automatically, and no one has accepted it yet. Offers go on meanwhile.",
    opening_if_exhausted: "Trip {reference} has no driver, and no driver or provider is left to ask.",
    advice: "Please assign someone, or call a provider.",
    button: "Find a driver",
  },
);

type Props = {
  company: CompanyDetails;
  isExhausted: boolean;
  trip: { readonly reference: string; readonly at: string; readonly from: string; readonly to: string };
  link: string;
};

/** To our team: someone must find a driver. */
export const TripUnplaced = ({ company, isExhausted, trip, link }: Props) => (
  <TeamFrame preview={tripUnplacedWords.preview({ at: trip.at })} sender={company}>
    <Heading>{tripUnplacedWords.title()}</Heading>
    <Paragraph>
      {isExhausted
        ? tripUnplacedWords.opening_if_exhausted({ reference: trip.reference })
        : tripUnplacedWords.opening({ reference: trip.reference })}
    </Paragraph>
    <Paragraph>{tripUnplacedWords.advice()}</Paragraph>
    <Action href={link}>{tripUnplacedWords.button()}</Action>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
        ["To", trip.to],
      ]}
    />
  </TeamFrame>
);
