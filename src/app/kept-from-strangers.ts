import type { ReadDb } from "#db/connect.ts";
import { findCompany } from "#db/read-company.ts";
import { callUs } from "#domain/company/contact-details.ts";
import type { Limit } from "#platform/contract.ts";
import type { StrangersLimits } from "#platform/http/limit-strangers.ts";
import type { schedule } from "../schedule.ts";

type Task = keyof typeof schedule;

/** How long it is kept: until a scheduled task deletes it, or as part of a record we keep, and why. */
export type Retention = { readonly until: Task } | { readonly with: string };

/** `everyone`: how much all visitors without a sign-in may store together. Partners use API keys instead. */
export type Kept = Retention & { readonly everyone: Limit | "asked by a partner’s API key" };

const perHour = (times: number): Limit => ({ times, seconds: 3600 });
const perDay = (times: number): Limit => ({ times, seconds: 24 * 3600 });

// Several times the busiest day. One network may use a twentieth of it, and very little of the second half, which is
// reserved for latecomers (limit-strangers.ts).
const enquiry: Kept = { everyone: perHour(300), until: "forget-old-enquiries" };
const booking: Kept = { everyone: perHour(300), with: "a booking, which expires unpaid; our numbers count it" };
const existing: Kept = {
  everyone: perHour(2000),
  with: "a record that was there before, opened by its code or link",
};
const attempt: Kept = { everyone: perHour(1000), until: "lapse-attempts" };
const visit: Kept = { everyone: perDay(200_000), until: "forget-visits" };
const voucher: Kept = { everyone: perHour(300), until: "forget-unpaid-vouchers" };
const ofPartner: Kept = { everyone: "asked by a partner’s API key", with: "a booking of that partner" };

/** Every call by which someone without a sign-in makes us store something. Contracts limit its size. */
export const keptFromStrangers: Readonly<Record<string, Kept>> = {
  "accept-invite": { everyone: perHour(300), with: "an invitation our team sent" },
  "report-visit": visit,
  "report-step": visit,
  "send-guest-request": { everyone: perHour(60), with: "an email to the address entered, and nothing else" },
  "confirm-guest-request": { everyone: perHour(60), with: "a request that the law makes us answer" },
  "resend-access-code": { everyone: perHour(600), with: "the emails of a booking" },
  "confirm-contact": existing,
  "api-book": ofPartner,
  "api-change": ofPartner,
  "api-cancel": ofPartner,
  "create-booking": booking,
  "cancel-booking": existing,
  "change-booking": existing,
  "withdraw-change": existing,
  "rebook-booking": booking,
  "decide-approval": existing,
  "submit-quote": enquiry,
  "leave-message": { everyone: perHour(300), until: "forget-old-threads" },
  "send-inquiry-confirmation": enquiry,
  "dispute-charge": existing,
  "report-lost-item": existing,
  "save-invoice-details": existing,
  // A lobby screen polls all day.
  "screen-arrivals": { ...existing, everyone: perHour(100_000) },
  // As many lines as the booking has passengers.
  "save-passenger-list": existing,
  "save-linked-list": existing,
  "create-passenger-link": existing,
  "withdraw-passenger-link": existing,
  "report-late": existing,
  "request-new-pickup": existing,
  "share-live-trip": { everyone: perHour(2000), until: "forget-old-links" },
  "withdraw-shared-link": existing,
  "submit-application": { everyone: perHour(60), until: "forget-old-applications" },
  "answer-request": { everyone: perHour(300), until: "forget-old-applications" },
  "start-payment": attempt,
  "send-transfer-proof": existing,
  "start-invoice-payment": attempt,
  "give-refund-account": { everyone: perHour(1000), until: "forget-refund-accounts" },
  "split-bill": { everyone: perHour(1000), until: "end-splits" },
  "withdraw-split": existing,
  "start-share-payment": attempt,
  "buy-voucher": voucher,
  "start-voucher-payment": { ...voucher, everyone: perHour(1000) },
  "redeem-voucher": existing,
  "read-quote": existing,
  "accept-quote": existing,
  "decline-quote": existing,
  "give-rating": existing,
  "remove-rating-photo": existing,
  "stop-rating-requests": existing,
  "answer-offer": existing,
  "reconfirm-trip": existing,
};

/** For the calls themselves. */
export const strangers = {
  limits: Object.fromEntries(
    Object.entries(keptFromStrangers).flatMap(([name, { everyone }]) =>
      typeof everyone === "string" ? [] : [[name, everyone]],
    ),
  ) satisfies StrangersLimits,
  otherWay: async (db: ReadDb): Promise<string> => callUs(await findCompany(db)),
};
