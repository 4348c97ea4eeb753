import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const pickupTimeForDriverWords = emailWords(
  "pickup-time-for-driver",
  { to: "driver", when: "The pickup of a trip has moved." },
  {
    subject: "Trip {reference}: new pickup time",
    preview: "The pickup is now at {to}.",
    title: "Your pickup has moved",
    greeting: "Hi {name},",
    opening: "The pickup of trip {reference} has moved from {from} to {to}: {reason}. Call us if you can’t make it.",
  },
);

type Props = { company: CompanyDetails; name: string; reference: string; from: string; to: string; reason: string };

/** To the driver of a trip whose pickup time has changed. */
export const PickupTimeForDriver = ({ company, name, reference, from, to, reason }: Props) => (
  <Frame preview={pickupTimeForDriverWords.preview({ to })} sender={company}>
    <Heading>{pickupTimeForDriverWords.title()}</Heading>
    <Paragraph>{pickupTimeForDriverWords.greeting({ name })}</Paragraph>
    <Paragraph>{pickupTimeForDriverWords.opening({ reference, from, to, reason })}</Paragraph>
    <Closing sender={company} />
  </Frame>
);
