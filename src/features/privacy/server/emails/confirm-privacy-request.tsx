import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const confirmPrivacyRequestWords = emailWords(
  "confirm-privacy-request",
  { to: "account", when: "Someone has asked about personal data on our site." },
  {
    subject: "Confirm your request about your personal data",
    preview: "Confirm within seven days, and we’ll answer within 30 days",
    title: "Confirm your request",
    greeting: "Hi {name},",
    opening:
      "Someone entered this email address on our site to ask us about personal data: “{kind}”. If that was you, please confirm it within seven days. We’ll answer within 30 days of that.",
    paragraph_2: "Wasn’t you? Ignore this email: nothing has been recorded, and no one learns anything about you.",
    button: "Confirm request",
  },
);

type Props = { company: CompanyDetails; name: string; kind: string; words: string; link: string };

/** To an address entered on our site. It reveals nothing about our data. */
export const ConfirmPrivacyRequest = ({ company, name, kind, words, link }: Props) => (
  <Frame preview={confirmPrivacyRequestWords.preview()} sender={company}>
    <Heading>{confirmPrivacyRequestWords.title()}</Heading>
    <Paragraph>{confirmPrivacyRequestWords.greeting({ name })}</Paragraph>
    <Paragraph>{confirmPrivacyRequestWords.opening({ kind })}</Paragraph>
    <Quoted>{words}</Quoted>
    <Action href={link}>{confirmPrivacyRequestWords.button()}</Action>
    <Paragraph>{confirmPrivacyRequestWords.paragraph_2()}</Paragraph>
    <Closing sender={company} />
  </Frame>
);
