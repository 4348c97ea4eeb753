import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  by: string;
  because: string;
  reasons: readonly string[];
  trip: { readonly reference: string; readonly at: string; readonly driver: string; readonly vehicle: string };
  link: string;
};

/** To our team: someone drives although the rules say no. */
export const OverrideNotice = ({ company, by, because, reasons, trip, link }: Props) => (
  <TeamFrame preview={`Trip ${trip.reference}, ${trip.at}.`} sender={company}>
    <Heading>A compliance rule was overridden</Heading>
    <Paragraph>
      {by} has let {trip.driver} drive trip {trip.reference} against the rules. Please check that this was right.
    </Paragraph>
    {reasons.map((reason) => (
      <Paragraph key={reason}>{reason}</Paragraph>
    ))}
    <Paragraph>The reason given:</Paragraph>
    <Quoted>{because}</Quoted>
    <Action href={link}>View the booking</Action>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["Driver", trip.driver],
        ["Vehicle", trip.vehicle],
      ]}
    />
  </TeamFrame>
);
