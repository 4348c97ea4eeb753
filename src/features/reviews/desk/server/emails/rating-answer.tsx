import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const ratingAnswerWords = emailWords(
  "rating-answer",
  { to: "customer", when: "Our team has answered a rating." },
  {
    subject: "Our answer to your rating ({reference})",
    preview: "About your trip {reference}.",
    title: "Our answer to your rating",
    greeting: "Hi {first_name},",
    opening: "Thank you for rating your trip {reference}. We’ve read your rating, and here is our answer:",
  },
);

type Props = { company: CompanyDetails; firstName: string; reference: string; text: string };

/** To a customer who rated a trip: our answer. */
export const RatingAnswerEmail = ({ company, firstName, reference, text }: Props) => (
  <Frame preview={ratingAnswerWords.preview({ reference })} sender={company}>
    <Heading>{ratingAnswerWords.title()}</Heading>
    <Paragraph>{ratingAnswerWords.greeting({ first_name: firstName })}</Paragraph>
    <Paragraph>{ratingAnswerWords.opening({ reference })}</Paragraph>
    <Quoted>{text}</Quoted>
    <Closing sender={company} />
  </Frame>
);
