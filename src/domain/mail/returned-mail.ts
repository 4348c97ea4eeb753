/** Hard: the address does not exist. Soft: not now. Complaint: its reader called an email of ours spam. */
export const noticeKinds = ["hard", "soft", "complaint"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Someone’s mailbox may be full for a day; this many returns within so many days are no day’s trouble. */
export const softReturnsAtMost = 3;
export const softReturnsDays = 7;

export type MailNotice = {
  readonly address: string;
  readonly kind: NoticeKind;
  /** Such as 5.1.1. */
  readonly status: string;
  readonly detail: string;
};

/** A hard return and a complaint count at once, a soft one after some. */
export const isSuppressing = (kind: NoticeKind, softReturns: number): boolean =>
  kind !== "soft" || softReturns >= softReturnsAtMost;

/** A complaint stops what we may not send against someone’s will; a booking’s own emails still go. */
export const stopsEmail = (reason: NoticeKind, isMarketing: boolean): boolean => reason !== "complaint" || isMarketing;

/** As the address is kept and compared: only its own, never its domain’s. */
export const addressKey = (address: string): string => address.trim().replace(/^<|>$/g, "").toLowerCase();

/** 5.2.2 (full) and 5.7.x (refused as spam or by policy) say nothing of whether the address exists. */
export const kindOf = (status: string): NoticeKind =>
  status.startsWith("5.") && status !== "5.2.2" && !status.startsWith("5.7.") ? "hard" : "soft";
