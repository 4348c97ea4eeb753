import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const arrivedSafelyWords = emailWords(
  "arrived-safely",
  { to: "customer", when: "The passengers of a shared trip have arrived." },
  {
    subject: "{first_name} has arrived safely",
    preview: "The trip ended on {at}.",
    title: "{passenger} has arrived",
    greeting: "Hi {name},",
    opening: "{passenger} has arrived safely. The driver reported the drop-off on {at}.",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  passenger: string;
  at: string;
};

/** To family, after the drop-off. */
export const ArrivedSafely = ({ company, name, passenger, at }: Props) => (
  <Frame preview={arrivedSafelyWords.preview({ at })} sender={company}>
    <Heading>{arrivedSafelyWords.title({ passenger })}</Heading>
    <Paragraph>{arrivedSafelyWords.greeting({ name })}</Paragraph>
    <Paragraph>{arrivedSafelyWords.opening({ passenger, at })}</Paragraph>
    <Facts
      facts={[
        ["Passenger", passenger],
        ["Arrived", at],
      ]}
    />
    <Closing sender={company} />
  </Frame>
);
