import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const reviewRejectedWords = emailWords(
  "review-rejected",
  { to: "customer", when: "A review can’t be shown on the site." },
  {
    subject: "We couldn’t publish your review ({reference})",
    preview: "Reason: {reason}.",
    title: "We couldn’t publish your review",
    greeting: "Hi {first_name},",
    opening:
      "Thank you for rating your trip {reference}. Our team has read your review, and we can’t show it on our site.",
    paragraph_2:
      "We never reject a review because its rating is low. If this isn’t right, please reply to this email and we’ll review it.",
  },
);

type Props = {
  company: CompanyDetails;
  firstName: string;
  reference: string;
  /** Such as “Names a private individual”. */
  reason: string;
};

/** To a customer whose review is not published: the reason. */
export const ReviewRejected = ({ company, firstName, reference, reason }: Props) => (
  <Frame preview={reviewRejectedWords.preview({ reason })} sender={company}>
    <Heading>{reviewRejectedWords.title()}</Heading>
    <Paragraph>{reviewRejectedWords.greeting({ first_name: firstName })}</Paragraph>
    <Paragraph>{reviewRejectedWords.opening({ reference })}</Paragraph>
    <Facts facts={[["Reason", reason]]} />
    <Paragraph>{reviewRejectedWords.paragraph_2()}</Paragraph>
    <Closing sender={company} />
  </Frame>
);
