import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  firstName: string;
  isReminder: boolean;
  trip: { readonly title: string; readonly at: string; readonly from: string; readonly to: string };
  link: string;
  stopLink: string;
};

/** To the customer after a drop-off: four taps, and words if they like. */
export const RatingRequestEmail = ({ company, firstName, isReminder, trip, link, stopLink }: Props) => (
  <Frame preview="Four taps, and a few words if you like." sender={company}>
    <Heading>How was your trip?</Heading>
    <Paragraph>Hi {firstName},</Paragraph>
    <Paragraph>
      {isReminder
        ? "We’d still like to hear how your trip was. This is our only reminder."
        : "Thank you for travelling with us. Please tell us how it was, good or bad."}{" "}
      It takes a minute.
    </Paragraph>
    <Action href={link}>Rate your trip</Action>
    <Facts
      facts={[
        ["Trip", trip.title],
        ["Pickup", trip.at],
        ["From", trip.from],
        ["To", trip.to],
      ]}
    />
    <Paragraph>
      The link works once, for 30 days. Don’t want these emails?{" "}
      <TextLink href={stopLink}>Stop rating requests</TextLink>.
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
