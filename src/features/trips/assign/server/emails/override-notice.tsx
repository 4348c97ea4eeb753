import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const overrideNoticeWords = emailWords(
  "override-notice",
  { to: "team", when: "A driver was assigned against a compliance rule." },
  {
    subject: "Compliance override on trip {reference}",
    preview: "Trip {reference}, {at}.",
    title: "A compliance rule was overridden",
    opening: "{by} has let {driver} drive trip {reference} against the rules. Please check that this was right.",
    paragraph_3: "The reason given:",
    button: "View the booking",
  },
);

type Props = {
  company: CompanyDetails;
  by: string;
  because: string;
  reasons: readonly string[];
  trip: { readonly reference: string; readonly at: string; readonly driver: string; readonly vehicle: string };
  link: string;
};

/** To our team: a driver was assigned against the rules. */
export const OverrideNotice = ({ company, by, because, reasons, trip, link }: Props) => (
  <TeamFrame preview={overrideNoticeWords.preview({ reference: trip.reference, at: trip.at })} sender={company}>
    <Heading>{overrideNoticeWords.title()}</Heading>
    <Paragraph>{overrideNoticeWords.opening({ by, driver: trip.driver, reference: trip.reference })}</Paragraph>
    {reasons.map((reason) => (
      <Paragraph key={reason}>{reason}</Paragraph>
    ))}
    <Paragraph>{overrideNoticeWords.paragraph_3()}</Paragraph>
    <Quoted>{because}</Quoted>
    <Action href={link}>{overrideNoticeWords.button()}</Action>
    <Facts
      facts={[
        ["Pickup", trip.at],
        ["Driver", trip.driver],
        ["Vehicle", trip.vehicle],
      ]}
    />
  </TeamFrame>
);
