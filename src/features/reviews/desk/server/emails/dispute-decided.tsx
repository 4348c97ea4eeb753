import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const disputeDecidedWords = emailWords(
  "dispute-decided",
  { to: "driver", when: "A dispute about a rating was decided." },
  {
    subject_if_upheld: "Your rating dispute is upheld",
    subject: "Your rating dispute is dismissed",
    preview_if_upheld: "The rating no longer counts towards your score.",
    preview: "The rating still counts towards your score.",
    title_if_upheld: "We’ve upheld your dispute",
    title: "We’ve dismissed your dispute",
    greeting: "Hi {name},",
    opening_if_upheld: "It no longer counts towards your score.",
    opening_if_not_upheld: "It still counts towards your score.",
    opening: "You disputed the rating of this trip: {trip}. {upheld_words} Our reason:",
    button: "View your ratings",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  /** The trip, such as “Airport Transfer, Sat 28 Nov 2026, 14:00”. */
  trip: string;
  isUpheld: boolean;
  answer: string;
  link: string;
};

/** To a driver who disputed a rating: our team’s decision and reason. */
export const DisputeDecided = ({ company, name, trip, isUpheld, answer, link }: Props) => (
  <Frame preview={isUpheld ? disputeDecidedWords.preview_if_upheld() : disputeDecidedWords.preview()} sender={company}>
    <Heading>{isUpheld ? disputeDecidedWords.title_if_upheld() : disputeDecidedWords.title()}</Heading>
    <Paragraph>{disputeDecidedWords.greeting({ name })}</Paragraph>
    <Paragraph>
      {disputeDecidedWords.opening({
        trip,
        upheld_words: isUpheld ? disputeDecidedWords.opening_if_upheld() : disputeDecidedWords.opening_if_not_upheld(),
      })}
    </Paragraph>
    <Quoted>{answer}</Quoted>
    <Action href={link}>{disputeDecidedWords.button()}</Action>
    <Closing sender={company} />
  </Frame>
);
