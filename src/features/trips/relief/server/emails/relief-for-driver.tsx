import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const reliefForDriverWords = emailWords(
  "relief-for-driver",
  { to: "driver", when: "Another driver takes over the passengers after a breakdown." },
  {
    subject: "Trip {reference}: {first_name} takes over",
    preview: "{relief_name} is expected by {by}.",
    title: "{relief_name} is taking over your passengers",
    greeting: "Hi {name},",
    opening:
      "Please stay with your passengers until {relief_name} is there. Your part of trip {reference} then ends, and you’ll be paid for what you drove.",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  reference: string;
  relief: { readonly name: string; readonly phone: string; readonly vehicle: string };
  by: string;
};

/** To the driver whose vehicle broke down: who takes over the passengers. */
export function ReliefForDriver({ company, name, reference, relief, by }: Props) {
  return (
    <Frame preview={reliefForDriverWords.preview({ relief_name: relief.name, by })} sender={company}>
      <Heading>{reliefForDriverWords.title({ relief_name: relief.name })}</Heading>
      <Paragraph>{reliefForDriverWords.greeting({ name })}</Paragraph>
      <Paragraph>{reliefForDriverWords.opening({ relief_name: relief.name, reference })}</Paragraph>
      <Facts
        facts={[
          ["Driver", `${relief.name}, ${relief.phone}`],
          ["Vehicle", relief.vehicle],
          ["Expected by", by],
        ]}
      />
      <Closing sender={company} />
    </Frame>
  );
}
