/** Reasons why a customer doesn’t get a campaign, the first that applies. */
export const skipReasons = ["no_email", "no_consent", "blocked", "suppressed", "unsubscribed"] as const;
export type SkipReason = (typeof skipReasons)[number];

export const skipLabels: Readonly<Record<SkipReason, string>> = {
  no_email: "No email address",
  no_consent: "Hasn’t agreed to offers and news by email",
  blocked: "Blocked",
  suppressed: "Emails come back or were reported as spam",
  unsubscribed: "Unsubscribed since",
};

export type Recipient = {
  readonly email: string;
  readonly consents: readonly string[];
  readonly blockedUntil: Date | null;
  readonly isSuppressed: boolean;
  readonly hasUnsubscribed: boolean;
};

/** Checked before the campaign is sent, to count, and again for each email as it is written. */
export function whySkipped(recipient: Recipient, now: Date): SkipReason | null {
  if (!recipient.email.includes("@")) return "no_email";
  if (recipient.hasUnsubscribed) return "unsubscribed";
  if (!recipient.consents.includes("marketing:email")) return "no_consent";
  if (recipient.blockedUntil !== null && recipient.blockedUntil > now) return "blocked";
  return recipient.isSuppressed ? "suppressed" : null;
}
