import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  reference: string;
  relief: { readonly name: string; readonly phone: string; readonly vehicle: string };
  by: string;
};

/** To the driver whose vehicle broke down: who takes the passengers on. */
export function ReliefForDriver({ company, name, reference, relief, by }: Props) {
  return (
    <Frame preview={`${relief.name} is expected by ${by}.`} sender={company}>
      <Heading>{relief.name} is taking over your passengers</Heading>
      <Paragraph>Hi {name},</Paragraph>
      <Paragraph>
        Please stay with your passengers until {relief.name} is there. Your part of trip {reference} then ends, and
        you’ll be paid for what you drove.
      </Paragraph>
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
