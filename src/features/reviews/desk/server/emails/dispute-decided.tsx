import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  /** The trip, such as “Airport Transfer, Sat 28 Nov 2026, 14:00”. */
  trip: string;
  isUpheld: boolean;
  answer: string;
  link: string;
};

/** To a driver who disputed a rating: what our team decided, and why. */
export const DisputeDecided = ({ company, name, trip, isUpheld, answer, link }: Props) => (
  <Frame
    preview={
      isUpheld ? "The rating no longer counts towards your score." : "The rating still counts towards your score."
    }
    sender={company}
  >
    <Heading>{isUpheld ? "We’ve upheld your dispute" : "We’ve dismissed your dispute"}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      You disputed the rating of this trip: {trip}.{" "}
      {isUpheld ? "It no longer counts towards your score." : "It still counts towards your score."} Our reason:
    </Paragraph>
    <Quoted>{answer}</Quoted>
    <Action href={link}>View your ratings</Action>
    <Closing sender={company} />
  </Frame>
);
