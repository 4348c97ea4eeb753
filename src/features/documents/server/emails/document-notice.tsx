import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export type NoticeKind = "expiring" | "expired" | "rejected";
type Props = {
  company: CompanyDetails;
  kind: NoticeKind;
  name: string;
  document: string;
  /** Whose it is, where that is not who reads: a driver or a vehicle of a provider. */
  owner: string;
  /** Empty where it has no last day. */
  lastDay: string;
  reason: string;
  link: string;
};

const titles: Readonly<Record<NoticeKind, string>> = {
  expiring: "A document expires soon",
  expired: "A document has expired",
  rejected: "We couldn’t accept a document",
};

const texts: Readonly<Record<NoticeKind, string>> = {
  expiring: "Please renew it and upload the new one in good time. Without it we can’t give you trips after that date.",
  expired: "We can’t give you trips that need it until you upload a new one and we have verified it.",
  rejected: "Please upload it again. Our reason is below.",
};

/** To a driver or a provider, about a document of theirs. */
export const DocumentNotice = ({ company, kind, name, document, owner, lastDay, reason, link }: Props) => (
  <Frame preview={lastDay ? `${document}, valid until ${lastDay}.` : `${document}.`} sender={company}>
    <Heading>{titles[kind]}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>{texts[kind]}</Paragraph>
    <Facts
      facts={[["Document", document], ["Belongs to", owner], ...(lastDay ? ([["Valid until", lastDay]] as const) : [])]}
    />
    {reason && <Quoted>{reason}</Quoted>}
    <Action href={link}>Upload document</Action>
    <Closing sender={company} />
  </Frame>
);
