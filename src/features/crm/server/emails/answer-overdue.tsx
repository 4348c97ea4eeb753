import { formatMoment } from "#domain/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

type Props = {
  waiting: { reference: string; name: string; email: string; phone: string; promisedAt: Date };
  link: string;
  company: CompanyDetails;
};

/** To the office: a promise was not kept. */
export function AnswerOverdue({ waiting, link, company }: Props) {
  return (
    <Frame
      preview={`${waiting.name} has had no answer since ${formatMoment(waiting.promisedAt)}.`}
      sender={company.name}
      footer={[company.name]}
    >
      <Heading>{waiting.name} still waits</Heading>
      <Paragraph>
        We promised an answer by {formatMoment(waiting.promisedAt)} and have not given it. Please call now.
      </Paragraph>
      <Facts
        facts={[
          ["Reference", waiting.reference],
          ["Name", waiting.name],
          ["E-mail", waiting.email],
          ["Phone", waiting.phone || "not given"],
        ]}
      />
      <Paragraph>
        <TextLink href={link}>Open the queue</TextLink>
      </Paragraph>
    </Frame>
  );
}
