import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const offerWithdrawnWords = emailWords(
  "offer-withdrawn",
  { to: "driver", when: "A trip offer was withdrawn before it was answered." },
  {
    subject: "Trip offer withdrawn: {pickup_at}",
    preview: "You don’t have to answer.",
    title: "Trip offer withdrawn",
    greeting: "Hi {name},",
    opening: "Our offer of the trip on {at} has been withdrawn. You don’t have to do anything.",
  },
);

type Props = { company: CompanyDetails; name: string; at: string };

/** To a driver or a provider who has not answered: the trip is no longer on offer. */
export const OfferWithdrawn = ({ company, name, at }: Props) => (
  <Frame preview={offerWithdrawnWords.preview()} sender={company}>
    <Heading>{offerWithdrawnWords.title()}</Heading>
    <Paragraph>{offerWithdrawnWords.greeting({ name })}</Paragraph>
    <Paragraph>{offerWithdrawnWords.opening({ at })}</Paragraph>
    <Closing sender={company} />
  </Frame>
);
