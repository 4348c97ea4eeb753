import type { DocumentNeed } from "#domain/compliance/document-types.ts";
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
  isOwn: boolean;
  /** About driving at all: an agreement or a bank account is not. */
  isDriven: boolean;
  need: DocumentNeed;
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

type Loss = Pick<Props, "owner" | "isOwn" | "isDriven" | "need">;

/** The services we can’t do without it, which must be true of this document. */
function lossOf({ owner, isOwn, need }: Loss): string {
  if (need === "nothing") return "";
  const what = need === "guided_tours" ? "guided tours" : "trips";
  return isOwn ? `give you ${what}` : `use ${owner} for ${what}`;
}

const harmless = ({ isDriven }: Loss): string => (isDriven ? " No trip depends on it." : "");

function textOf(kind: NoticeKind, about: Loss): string {
  const loss = lossOf(about);
  if (kind === "rejected") return "Please upload it again. Our reason is below.";
  if (kind === "expiring")
    return `Please renew it and upload the new one in good time.${loss ? ` Without it we can’t ${loss} after that date.` : harmless(about)}`;
  return loss
    ? `We can’t ${loss} until you upload a new one and we have verified it.`
    : `Please upload a new one.${harmless(about)}`;
}

/** To a driver, a provider or another partner, about a document of theirs. */
export const DocumentNotice = ({ company, kind, name, document, owner, lastDay, reason, link, ...about }: Props) => (
  <Frame preview={lastDay ? `${document}, valid until ${lastDay}.` : `${document}.`} sender={company}>
    <Heading>{titles[kind]}</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>{textOf(kind, { ...about, owner })}</Paragraph>
    <Facts
      facts={[["Document", document], ["Belongs to", owner], ...(lastDay ? ([["Valid until", lastDay]] as const) : [])]}
    />
    {reason && <Quoted>{reason}</Quoted>}
    <Action href={link}>Upload document</Action>
    <Closing sender={company} />
  </Frame>
);
