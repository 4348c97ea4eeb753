import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; firstName: string; reference: string; text: string };

/** To a customer who rated a trip: what our team answers. */
export const RatingAnswerEmail = ({ company, firstName, reference, text }: Props) => (
  <Frame preview={`About your trip ${reference}.`} sender={company}>
    <Heading>Our answer to your rating</Heading>
    <Paragraph>Hi {firstName},</Paragraph>
    <Paragraph>Thank you for rating your trip {reference}. We’ve read your rating, and here is our answer:</Paragraph>
    <Quoted>{text}</Quoted>
    <Closing sender={company} />
  </Frame>
);
