import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  text: string;
  reference: string | null;
  link: string;
};

/** Dispatch’s messages to a driver. */
export const DispatchMessage = ({ company, name, text, reference, link }: Props) => (
  <Frame preview={reference ? `About trip ${reference}.` : "You can reply on your messages page."} sender={company}>
    <Heading>A message from dispatch</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      {reference ? `Dispatch has sent you a message about trip ${reference}:` : "Dispatch has sent you a message:"}
    </Paragraph>
    <Quoted>{text}</Quoted>
    <Action href={link}>Reply to dispatch</Action>
    <Closing sender={company} />
  </Frame>
);
