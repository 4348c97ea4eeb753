import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  firstName: string;
  reference: string;
  /** Such as “Names a private individual”. */
  reason: string;
};

/** To a customer whose review is not shown on the site: why. */
export const ReviewRejected = ({ company, firstName, reference, reason }: Props) => (
  <Frame preview={`Reason: ${reason}.`} sender={company}>
    <Heading>We couldn’t publish your review</Heading>
    <Paragraph>Hi {firstName},</Paragraph>
    <Paragraph>
      Thank you for rating your trip {reference}. Our team has read your review, and we can’t show it on our site.
    </Paragraph>
    <Facts facts={[["Reason", reason]]} />
    <Paragraph>
      We never reject a review because its rating is low. If this isn’t right, please reply to this email and we’ll
      review it.
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
