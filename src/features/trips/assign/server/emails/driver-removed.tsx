import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const driverRemovedWords = emailWords(
  "driver-removed",
  { to: "driver", when: "A trip was taken from the driver." },
  {
    subject: "Trip {reference} on {at} is no longer yours",
    preview: "You don’t have to drive on {at}.",
    title: "Trip {reference} is no longer yours",
    greeting: "Hi {name},",
    opening: "Trip {reference} on {at} is no longer assigned to you. You don’t have to drive it.",
  },
);

type Props = { company: CompanyDetails; name: string; reference: string; at: string };

/** To a driver whose trip our team has given to another driver or unassigned. */
export const DriverRemoved = ({ company, name, reference, at }: Props) => (
  <Frame preview={driverRemovedWords.preview({ at })} sender={company}>
    <Heading>{driverRemovedWords.title({ reference })}</Heading>
    <Paragraph>{driverRemovedWords.greeting({ name })}</Paragraph>
    <Paragraph>{driverRemovedWords.opening({ reference, at })}</Paragraph>
    <Closing sender={company} />
  </Frame>
);
