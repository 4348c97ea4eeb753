import { formatDate, localDateOf } from "../time/local-time.ts";
import { dayInName } from "./legal-versions.ts";

/** "terms of 12 November 2026", or by the name that older versions had. */
function textOf(name: string, version: string): string {
  const day = dayInName(version);
  return day ? `${name} of ${formatDate(day)}` : `${name}, version ${version}`;
}

export const termsText = (version: string): string => textOf("terms", version);
export const privacyText = (version: string): string => textOf("privacy notice", version);

/** Where the accepted version is read, with the company’s figures of that day. */
export const termsPath = (version: string, acceptedAt: Date) =>
  `/legal/terms/${version}?on=${localDateOf(acceptedAt)}` as const;
export const privacyPath = (version: string, acceptedAt: Date) =>
  `/legal/privacy/${version}?on=${localDateOf(acceptedAt)}` as const;

export type AcceptedTerms = { readonly version: string; readonly at: Date };

/** Bookings from before acceptance had a moment of its own were agreed when they were made. */
export const acceptedTermsOf = (booking: {
  readonly termsVersion: string | null;
  readonly termsAcceptedAt: Date | null;
  readonly createdAt: Date;
}): AcceptedTerms | null =>
  booking.termsVersion === null
    ? null
    : { version: booking.termsVersion, at: booking.termsAcceptedAt ?? booking.createdAt };
