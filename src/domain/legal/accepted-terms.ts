import { formatDate, localDateOf } from "../time/local-time.ts";
import { dayInName } from "./legal-versions.ts";

/** "terms of 12 November 2026", or by the name that older versions had. */
function textOf(name: string, version: string): string {
  const day = dayInName(version);
  return day ? `${name} of ${formatDate(day)}` : `${name}, version ${version}`;
}

/** "12 Nov 2026", where the label already says whose version it is. */
export function versionText(version: string): string {
  const day = dayInName(version);
  return day ? formatDate(day) : `Version ${version}`;
}

export const termsText = (version: string): string => textOf("terms", version);
export const privacyText = (version: string): string => textOf("privacy notice", version);

/** Where the accepted version is read, with the company’s figures of that day. */
export const termsPath = (version: string, acceptedAt: Date) =>
  `/legal/terms/${version}?on=${localDateOf(acceptedAt)}` as const;
export const privacyPath = (version: string, acceptedAt: Date) =>
  `/legal/privacy/${version}?on=${localDateOf(acceptedAt)}` as const;

export type AgreedTerms = {
  readonly version: string;
  /** They are shown as they read then. */
  readonly at: Date;
  /** On the site or with a quote. Otherwise our team or a partner booked, and our confirmation email links to them. */
  readonly isAccepted: boolean;
};

export const agreedTermsOf = (booking: {
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date | null;
  readonly createdAt: Date;
}): AgreedTerms | null =>
  booking.termsVersion === null
    ? null
    : {
        version: booking.termsVersion,
        at: booking.termsAcceptedAt ?? booking.createdAt,
        isAccepted: booking.termsAcceptedAt !== null,
      };

/** How terms that no one accepted reached the customer. */
export const sentTermsText = "linked in our confirmation email";
