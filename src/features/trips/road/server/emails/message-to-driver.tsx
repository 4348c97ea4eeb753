import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const messageToDriverWords = emailWords(
  "message-to-driver",
  { to: "driver", when: "Dispatch writes about a trip, or hasn’t confirmed a no-show." },
  {
    subject: "Please keep waiting: trip {reference} on {at}",
    subject_2: "Message about trip {reference} on {at}",
    preview: "Your trip on {at}.",
    title: "A message from dispatch",
    greeting: "Hi {name},",
    opening: "Dispatch has sent you a message about trip {reference}:",
    opening_2: "We haven’t confirmed the no-show. {answer}",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  text: string;
  trip: { readonly reference: string; readonly at: string; readonly from: string };
};

/** A message from dispatch to a trip’s driver. */
export const MessageToDriver = ({ company, name, text, trip }: Props) => (
  <Frame preview={messageToDriverWords.preview({ at: trip.at })} sender={company}>
    <Heading>{messageToDriverWords.title()}</Heading>
    <Paragraph>{messageToDriverWords.greeting({ name })}</Paragraph>
    <Paragraph>{messageToDriverWords.opening({ reference: trip.reference })}</Paragraph>
    <Quoted>{text}</Quoted>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["From", trip.from],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
