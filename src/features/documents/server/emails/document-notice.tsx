import type { DocumentNeed } from "#domain/compliance/document-types.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const documentNoticeWords = emailWords(
  "document-notice",
  { to: "driver", when: "A document expires soon, has expired or was rejected." },
  {
    subject_expiring: "Please renew: {name}",
    subject_expired: "Expired: {name}",
    subject_rejected: "Not accepted: {name}",
    preview_if_last_day: "{document}, valid until {last_day}.",
    title_expiring: "A document expires soon",
    title_expired: "A document has expired",
    title_rejected: "We couldn’t accept a document",
    greeting: "Hi {name},",
    opening_if_kind_rejected: "Please upload it again. Our reason is below.",
    opening_if_kind_expiring_if_loss: "Without it we can’t {loss} after that date.",
    opening_if_kind_expiring: "Please renew it and upload the new one in good time. {loss_words}",
    opening_if_loss: "We can’t {loss} until you upload a new one and we have verified it.",
    opening: "Please upload a new one. {harmless}",
    button: "Upload document",
    what_if_need_guided_tours: "guided tours",
    what: "trips",
    loss_if_own: "give you {what}",
    loss: "use {owner} for {what}",
    harmless_if_driven: "No trip depends on it.",
  },
);

export type NoticeKind = "expiring" | "expired" | "rejected";
type Props = {
  company: CompanyDetails;
  kind: NoticeKind;
  name: string;
  document: string;
  /** The owner, if it is not the reader: a provider’s driver or vehicle. */
  owner: string;
  isOwn: boolean;
  /** Whether it affects driving, unlike an agreement or a bank account. */
  isDriven: boolean;
  need: DocumentNeed;
  /** Empty if it has no last day. */
  lastDay: string;
  reason: string;
  link: string;
};

const titles: Readonly<Record<NoticeKind, () => string>> = {
  expiring: documentNoticeWords.title_expiring,
  expired: documentNoticeWords.title_expired,
  rejected: documentNoticeWords.title_rejected,
};

type Loss = Pick<Props, "owner" | "isOwn" | "isDriven" | "need">;

/** The services that depend on it, worded so that it is true of this document. */
function lossOf({ owner, isOwn, need }: Loss): string {
  if (need === "nothing") return "";
  const what = need === "guided_tours" ? documentNoticeWords.what_if_need_guided_tours() : documentNoticeWords.what();
  return isOwn ? documentNoticeWords.loss_if_own({ what }) : documentNoticeWords.loss({ owner, what });
}

const harmless = ({ isDriven }: Loss): string => (isDriven ? documentNoticeWords.harmless_if_driven() : "");

function textOf(kind: NoticeKind, about: Loss): string {
  const loss = lossOf(about);
  if (kind === "rejected") return documentNoticeWords.opening_if_kind_rejected();
  if (kind === "expiring")
    return documentNoticeWords.opening_if_kind_expiring({
      loss_words: loss ? documentNoticeWords.opening_if_kind_expiring_if_loss({ loss }) : harmless(about),
    });
  return loss
    ? documentNoticeWords.opening_if_loss({ loss })
    : documentNoticeWords.opening({ harmless: harmless(about) });
}

/** To a driver, provider or other partner, about one of their documents. */
export const DocumentNotice = ({ company, kind, name, document, owner, lastDay, reason, link, ...about }: Props) => (
  <Frame
    preview={lastDay ? documentNoticeWords.preview_if_last_day({ document, last_day: lastDay }) : `${document}.`}
    sender={company}
  >
    <Heading>{titles[kind]()}</Heading>
    <Paragraph>{documentNoticeWords.greeting({ name })}</Paragraph>
    <Paragraph>{textOf(kind, { ...about, owner })}</Paragraph>
    <Facts
      facts={[["Document", document], ["Belongs to", owner], ...(lastDay ? ([["Valid until", lastDay]] as const) : [])]}
    />
    {reason && <Quoted>{reason}</Quoted>}
    <Action href={link}>{documentNoticeWords.button()}</Action>
    <Closing sender={company} />
  </Frame>
);
