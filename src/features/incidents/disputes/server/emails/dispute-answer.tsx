import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const disputeAnswerWords = emailWords(
  "dispute-answer",
  { to: "customer", when: "A dispute about a trip was decided. Drivers get it too." },
  {
    subject_if_upheld: "upheld",
    subject_if_not_upheld: "dismissed",
    subject: "Your dispute is {upheld_words} ({reference})",
    preview_if_upheld: "We agree with you.",
    preview: "We’ve checked the trip’s record.",
    title_if_upheld: "We’ve upheld your dispute",
    title: "We’ve dismissed your dispute",
    greeting: "Hi {name},",
    opening: "You disputed this: {what}. We’ve checked the trip’s record. {news} Our answer:",
    button_if_driver: "View the trip",
    button: "View your booking",
    news_if_driver_if_upheld: "It no longer counts against you.",
    news_if_driver: "It stays on your record.",
    news_if_upheld: "We’ll email you again when the price has changed.",
    news: "The charge stays as it is.",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  /** Such as “waiting charge”. */
  what: string;
  /** Such as “CTS-7K3M9Q, Sat 28 Nov 2026, 14:00”. */
  trip: string;
  isUpheld: boolean;
  isDriver: boolean;
  answer: string;
  link: string;
};

/** To a customer or driver who disputed something: our team’s decision and reason. */
export const DisputeAnswer = ({ company, name, what, trip, isUpheld, isDriver, answer, link }: Props) => (
  <Frame preview={isUpheld ? disputeAnswerWords.preview_if_upheld() : disputeAnswerWords.preview()} sender={company}>
    <Heading>{isUpheld ? disputeAnswerWords.title_if_upheld() : disputeAnswerWords.title()}</Heading>
    <Paragraph>{disputeAnswerWords.greeting({ name })}</Paragraph>
    <Paragraph>{disputeAnswerWords.opening({ what, news: newsOf(isUpheld, isDriver) })}</Paragraph>
    <Quoted>{answer}</Quoted>
    <Action href={link}>{isDriver ? disputeAnswerWords.button_if_driver() : disputeAnswerWords.button()}</Action>
    <Facts facts={[["Trip", trip]]} />
    <Closing sender={company} />
  </Frame>
);

/** A price change has its own email, sent when our team makes it. */
function newsOf(isUpheld: boolean, isDriver: boolean): string {
  if (isDriver) return isUpheld ? disputeAnswerWords.news_if_driver_if_upheld() : disputeAnswerWords.news_if_driver();
  return isUpheld ? disputeAnswerWords.news_if_upheld() : disputeAnswerWords.news();
}
