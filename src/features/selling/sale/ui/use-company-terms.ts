import { formatDay } from "#design/dates/date-text.tsx";
import { cancellationSentence } from "#domain/booking/booking-outlook.ts";
import { type CancellableTrip, cancellationTermsFor, noticeText } from "#domain/booking/cancellation-terms.ts";
import { addHours, isLocalDate, isLocalTime, localDateOf, localTimeOf, momentOf } from "#domain/time/local-time.ts";
import type { PageStore } from "#platform/page-store.ts";
import type { CompanyTerms, termsContract } from "../terms-contract.ts";
import type { Draft } from "./use-wizard-draft.ts";

export type { CompanyTerms } from "../terms-contract.ts";

/** For loaders: the rules for new bookings. */
export const readCompanyTerms = (store: PageStore): Promise<CompanyTerms> =>
  store.read<typeof termsContract.companyTerms>("company-terms", {});

/** The rules for one trip: its service or vehicle class may have cancellation terms of its own. */
export function termsOfTrip(terms: CompanyTerms, trip: CancellableTrip): CompanyTerms {
  const { free_hours: freeHours, late_share: lateShare, no_show_share: noShowShare, cancellations } = terms;
  const own = cancellationTermsFor({ freeHours, lateShare, noShowShare, cancellations }, trip);
  return { ...terms, free_hours: own.freeHours, late_share: own.lateShare, no_show_share: own.noShowShare };
}

/** Until when cancelling is free. */
export function cancellationText(
  { free_hours, late_share, grace_minutes }: Pick<CompanyTerms, "free_hours" | "late_share" | "grace_minutes">,
  { date, time }: Pick<Draft, "date" | "time">,
  now = new Date(),
): string {
  const rule = `Free cancellation up to ${noticeText(free_hours)} before pickup`;
  if (!isLocalDate(date) || !isLocalTime(time)) return rule;
  const until = addHours(momentOf(date, time), -free_hours);
  if (until <= now)
    return cancellationSentence(
      momentOf(date, time),
      { freeHours: free_hours, lateShare: late_share, graceMinutes: grace_minutes },
      now,
    );
  return `${rule}: until ${formatDay(localDateOf(until))}, ${localTimeOf(until)}`;
}

type Rule = { readonly when: string; readonly what: string; readonly isFree: boolean };

/** The cost of cancelling, in order of time. */
export const cancellationRules = (terms: CompanyTerms): readonly Rule[] => {
  const { free_hours, late_share, no_show_share, grace_minutes } = terms;
  const grace = { when: `In the first ${grace_minutes} minutes after booking`, what: "No fee", isFree: true };
  return [
    ...(grace_minutes > 0 ? [grace] : []),
    { when: `Up to ${noticeText(free_hours)} before pickup`, what: "No fee", isFree: true },
    { when: `Less than ${noticeText(free_hours)} before`, ...charged(late_share) },
    { when: "No-show", ...charged(no_show_share) },
    { when: "Bad weather", what: "No fee at any time", isFree: true },
  ];
};

function charged(share: number): Pick<Rule, "what" | "isFree"> {
  if (share === 0) return { what: "No fee", isFree: true };
  return { what: share === 1 ? "Full price" : `${Math.round(share * 100)}% of the price`, isFree: false };
}

/** How soon a consultant answers. */
export const answerSpan = ({ answer_minutes }: CompanyTerms): string =>
  answer_minutes > 5 ? `5-${answer_minutes} minutes` : `${answer_minutes} minutes`;

/** The response time that our team promises. */
export const consultantPromise = (terms: CompanyTerms): string =>
  `Our consultant will contact you within ${answerSpan(terms)} with a personalised quote.`;
