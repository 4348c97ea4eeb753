import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const reconfirmationWantedWords = emailWords(
  "reconfirmation-wanted",
  { to: "driver", when: "Some hours before the pickup, until the driver reconfirms." },
  {
    subject: "Please reconfirm trip {reference}",
    preview_if_last: "Please reconfirm now, or we’ll call you.",
    preview: "Please reconfirm your pickup on {at}.",
    title: "Please reconfirm your trip",
    greeting: "Hi {name},",
    opening_if_last: "This is the last reminder: dispatch will call you if you don’t.",
    opening: "You’re driving trip {reference} on {at}. Please reconfirm that you’ll be there. {last_words}",
    button: "Reconfirm the trip",
  },
);

type Trip = {
  readonly reference: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
};
type Props = { company: CompanyDetails; name: string; trip: Trip; link: string; isLast: boolean };

/** To a driver some hours before the pickup: are you still coming? */
export const ReconfirmationRequest = ({ company, name, trip, link, isLast }: Props) => (
  <Frame
    preview={isLast ? reconfirmationWantedWords.preview_if_last() : reconfirmationWantedWords.preview({ at: trip.at })}
    sender={company}
  >
    <Heading>{reconfirmationWantedWords.title()}</Heading>
    <Paragraph>{reconfirmationWantedWords.greeting({ name })}</Paragraph>
    <Paragraph>
      {reconfirmationWantedWords.opening({
        reference: trip.reference,
        at: trip.at,
        last_words: isLast ? reconfirmationWantedWords.opening_if_last() : "",
      })}
    </Paragraph>
    <Action href={link}>{reconfirmationWantedWords.button()}</Action>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
        ["To", trip.to],
        ["Vehicle", trip.vehicle],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
