import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import { factsOfTrip, type TripToDrive } from "./driver-assigned.tsx";

export const tripChangedWords = emailWords(
  "trip-changed",
  { to: "driver", when: "The customer changed a trip that the driver keeps." },
  {
    subject: "Your trip {reference} has changed",
    preview: "Pickup {at}, from {from}.",
    title: "Your trip {reference} has changed",
    greeting: "Hi {name},",
    opening:
      "The customer’s booking has changed. You’re still driving this trip, and its new details are below. If you can’t drive it, please {call_us} right away.",
    button: "View your trips",
  },
);

type Props = { company: CompanyDetails; name: string; trip: TripToDrive; link: string };

/** To a driver who keeps a trip after the customer changed it. */
export const TripChanged = ({ company, name, trip, link }: Props) => (
  <Frame preview={tripChangedWords.preview({ at: trip.at, from: trip.from })} sender={company}>
    <Heading>{tripChangedWords.title({ reference: trip.reference })}</Heading>
    <Paragraph>{tripChangedWords.greeting({ name })}</Paragraph>
    <Paragraph>{tripChangedWords.opening({ call_us: callUs(company) })}</Paragraph>
    <Action href={link}>{tripChangedWords.button()}</Action>
    <Facts facts={factsOfTrip(trip)} />
    <Closing sender={company} />
  </Frame>
);
