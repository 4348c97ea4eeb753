import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

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

/** To a customer or a driver who disputed something about a trip: what our team decided, and why. */
export const DisputeAnswer = ({ company, name, what, trip, isUpheld, isDriver, answer, link }: Props) => (
  <Frame preview={isUpheld ? "We agree with you." : "We’ve checked the trip’s record."} sender={company}>
    <Heading>{isUpheld ? "We’ve upheld your dispute" : "We’ve dismissed your dispute"}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      You disputed this: {what}. We’ve checked the trip’s record. {newsOf(isUpheld, isDriver)} Our answer:
    </Paragraph>
    <Quoted>{answer}</Quoted>
    <Action href={link}>{isDriver ? "View the trip" : "View your booking"}</Action>
    <Facts facts={[["Trip", trip]]} />
    <Closing sender={company} />
  </Frame>
);

/** A change of price has an email of its own, once our team has made it. */
function newsOf(isUpheld: boolean, isDriver: boolean): string {
  if (isDriver) return isUpheld ? "It no longer counts against you." : "It stays on your record.";
  return isUpheld ? "We’ll email you again when the price has changed." : "The charge stays as it is.";
}
