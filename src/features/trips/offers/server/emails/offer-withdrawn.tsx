import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = { company: CompanyDetails; name: string; at: string };

/** To a driver or a provider who was asked and has not answered: the trip is no longer on offer. */
export const OfferWithdrawn = ({ company, name, at }: Props) => (
  <Frame preview="You don’t have to answer." sender={company}>
    <Heading>Trip offer withdrawn</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>Our offer of the trip on {at} has been withdrawn. You don’t have to do anything.</Paragraph>
    <Closing sender={company} />
  </Frame>
);
