import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const ratingRequestWords = emailWords(
  "rating-request",
  { to: "customer", when: "After the drop-off, with one reminder." },
  {
    subject_if_which_request: "How was your trip? ({reference})",
    subject: "Reminder: how was your trip? ({reference})",
    preview: "Four taps, and a few words if you like.",
    title: "How was your trip?",
    greeting: "Hi {first_name},",
    opening_if_reminder: "We’d still like to hear how your trip was. This is our only reminder.",
    opening_if_not_reminder: "Thank you for travelling with us. Please tell us how it was, good or bad.",
    opening: "{reminder_words} It takes a minute.",
    paragraph_2_link: "Stop rating requests",
    paragraph_2: "The link works once, for 30 days. Don’t want these emails? {link}.",
    button: "Rate your trip",
  },
);

type Props = {
  company: CompanyDetails;
  firstName: string;
  isReminder: boolean;
  trip: { readonly title: string; readonly at: string; readonly from: string; readonly to: string };
  link: string;
  stopLink: string;
};

/** To the customer after a drop-off: four ratings, and an optional comment. */
export const RatingRequestEmail = ({ company, firstName, isReminder, trip, link, stopLink }: Props) => (
  <Frame preview={ratingRequestWords.preview()} sender={company}>
    <Heading>{ratingRequestWords.title()}</Heading>
    <Paragraph>{ratingRequestWords.greeting({ first_name: firstName })}</Paragraph>
    <Paragraph>
      {ratingRequestWords.opening({
        reminder_words: isReminder
          ? ratingRequestWords.opening_if_reminder()
          : ratingRequestWords.opening_if_not_reminder(),
      })}
    </Paragraph>
    <Action href={link}>{ratingRequestWords.button()}</Action>
    <Facts
      facts={[
        ["Trip", trip.title],
        ["Pickup", trip.at],
        ["From", trip.from],
        ["To", trip.to],
      ]}
    />
    <Paragraph>
      {ratingRequestWords.paragraph_2({
        link: <TextLink href={stopLink}>{ratingRequestWords.paragraph_2_link()}</TextLink>,
      })}
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
