import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const driverReleasedWords = emailWords(
  "driver-released",
  { to: "driver", when: "A trip was cancelled or moved, so it is no longer the driver’s." },
  {
    subject: "Trip {reference} {why}",
    preview_if_cancelled: "You don’t have to drive on {at}.",
    preview: "Your trip has moved to {at}.",
    title_if_cancelled: "Your trip has been cancelled",
    title: "Your trip has been moved",
    greeting: "Hi {name},",
    opening_if_cancelled: "Trip {reference} on {at} has been cancelled. You don’t have to drive.",
    opening:
      "Trip {reference} has moved to {at}, so it’s no longer assigned to you. We’ll offer it to you again if you’re free.",
  },
);

type Props = { company: CompanyDetails; name: string; reference: string; at: string; isCancelled: boolean };

/** To a driver who no longer has a trip. */
export const DriverReleased = ({ company, name, reference, at, isCancelled }: Props) => (
  <Frame
    preview={isCancelled ? driverReleasedWords.preview_if_cancelled({ at }) : driverReleasedWords.preview({ at })}
    sender={company}
  >
    <Heading>{isCancelled ? driverReleasedWords.title_if_cancelled() : driverReleasedWords.title()}</Heading>
    <Paragraph>{driverReleasedWords.greeting({ name })}</Paragraph>
    <Paragraph>
      {isCancelled
        ? driverReleasedWords.opening_if_cancelled({ reference, at })
        : driverReleasedWords.opening({ reference, at })}
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
