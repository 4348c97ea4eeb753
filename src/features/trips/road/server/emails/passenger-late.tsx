import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const passengerLateWords = emailWords(
  "passenger-late",
  { to: "driver", when: "The passengers said they will be late." },
  {
    subject: "Passenger {minutes} minutes late, trip {reference}",
    preview: "About {minutes} minutes after {at}.",
    title: "Your passenger will be late",
    greeting: "Hi {name},",
    opening:
      "The passenger of trip {reference} will be about {minutes} minutes late. Please wait at the pickup. Dispatch knows too.",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  minutes: number;
  trip: { readonly reference: string; readonly at: string; readonly from: string };
};

/** To the driver: the passengers will be late for the pickup. */
export const PassengerLate = ({ company, name, minutes, trip }: Props) => (
  <Frame preview={passengerLateWords.preview({ minutes, at: trip.at })} sender={company}>
    <Heading>{passengerLateWords.title()}</Heading>
    <Paragraph>{passengerLateWords.greeting({ name })}</Paragraph>
    <Paragraph>{passengerLateWords.opening({ reference: trip.reference, minutes })}</Paragraph>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
