import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const dispatchMessageWords = emailWords(
  "dispatch-message",
  { to: "driver", when: "Dispatch has sent a message to a driver or a provider." },
  {
    subject_if_message_for_email_reference: "Message from dispatch about {reference}",
    subject: "Message from dispatch",
    preview_if_reference: "About trip {reference}.",
    preview: "You can reply on your messages page.",
    title: "A message from dispatch",
    greeting: "Hi {name},",
    opening_if_reference: "Dispatch has sent you a message about trip {reference}:",
    opening: "Dispatch has sent you a message:",
    button: "Reply to dispatch",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  text: string;
  reference: string | null;
  link: string;
};

/** Dispatch’s messages to a driver. */
export const DispatchMessage = ({ company, name, text, reference, link }: Props) => (
  <Frame
    preview={reference ? dispatchMessageWords.preview_if_reference({ reference }) : dispatchMessageWords.preview()}
    sender={company}
  >
    <Heading>{dispatchMessageWords.title()}</Heading>
    <Paragraph>{dispatchMessageWords.greeting({ name })}</Paragraph>
    <Paragraph>
      {reference ? dispatchMessageWords.opening_if_reference({ reference }) : dispatchMessageWords.opening()}
    </Paragraph>
    <Quoted>{text}</Quoted>
    <Action href={link}>{dispatchMessageWords.button()}</Action>
    <Closing sender={company} />
  </Frame>
);
