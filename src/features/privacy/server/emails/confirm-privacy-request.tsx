import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; name: string; kind: string; words: string; link: string };

/** To the address that someone entered on our site. It says nothing about what we hold. */
export const ConfirmPrivacyRequest = ({ company, name, kind, words, link }: Props) => (
  <Frame preview="Confirm within seven days, and we’ll answer within 30 days" sender={company}>
    <Heading>Confirm your request</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      Someone entered this email address on our site to ask us about personal data: “{kind}”. If that was you, please
      confirm it within seven days. We’ll answer within 30 days of that.
    </Paragraph>
    <Quoted>{words}</Quoted>
    <Action href={link}>Confirm request</Action>
    <Paragraph>
      Wasn’t you? Ignore this email: nothing has been recorded, and no one learns anything about you.
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
