import { companyRules } from "../company/company-rules.ts";
import { addDays, addHours, localDateOf, localTime, localTimeOf, momentOf } from "../time/local-time.ts";

/** Whose night it is: drivers are up before customers. */
export type Sleeper = keyof typeof companyRules.quietHours;

/**
 * `waits`: at night it waits for the morning, unless it is needed before then or soon after. `at_once`: it can’t wait, or
 * it ends what someone waits for. `by_day`: its hour in the schedule is one of the day.
 */
type MessageRule = {
  readonly to: Sleeper | "team";
  readonly sent: "waits" | "at_once" | "by_day";
  readonly why: string;
};

/** Everything that the schedule sends to people by itself, by its name there, and when. What they asked for comes at once. */
export const scheduledMessages = {
  "remind-customers": { to: "customers", sent: "waits", why: "The reminder of a trip in a day" },
  "send-driver-details": { to: "customers", sent: "waits", why: "Who will drive, a day before" },
  "request-ratings": { to: "customers", sent: "waits", why: "A rating, hours after the drop-off" },
  "send-quote-reminders": { to: "customers", sent: "waits", why: "A quote that expires in days" },
  "remind-sharers": { to: "customers", sent: "waits", why: "A share to pay, with half of the time left" },
  "alert-spend": { to: "customers", sent: "waits", why: "How much of a company’s month is used" },
  "request-reconfirmations": { to: "drivers", sent: "waits", why: "Whether the driver still comes" },
  "expire-offers": { to: "drivers", sent: "waits", why: "The next driver is asked about a trip" },
  "expire-holds": { to: "customers", sent: "at_once", why: "The vehicle is no longer held: who is about to pay knows" },
  "end-splits": { to: "customers", sent: "at_once", why: "The booker pays the rest, or the vehicle is lost" },
  "expire-approvals": { to: "customers", sent: "at_once", why: "The trip that someone counts on won’t be driven" },
  "follow-flights": { to: "customers", sent: "at_once", why: "The pickup moves with the flight" },
  "resume-refunds": { to: "customers", sent: "at_once", why: "Their money, later than promised already" },
  "escalate-requests": { to: "team", sent: "at_once", why: "A customer waits for our answer" },
  "escalate-unread": { to: "customers", sent: "at_once", why: "A trip goes wrong without it, and no phone has got it" },
  "escalate-enquiries": { to: "team", sent: "at_once", why: "A customer waits for our answer" },
  "raise-alarms": { to: "team", sent: "at_once", why: "Something fails that customers notice" },
  "watch-road": { to: "team", sent: "at_once", why: "Someone is on the road" },
  "complete-silent-trips": { to: "team", sent: "at_once", why: "No one knows where driver and passengers are" },
  "chase-invoices": { to: "customers", sent: "by_day", why: "An invoice that is overdue" },
  "issue-month-invoices": { to: "customers", sent: "by_day", why: "A company’s invoice of the month" },
  "issue-statements": { to: "customers", sent: "by_day", why: "A partner’s statement of the month" },
  "remind-of-documents": { to: "drivers", sent: "by_day", why: "A document that expires in days" },
  "send-monthly-report": { to: "team", sent: "by_day", why: "The figures of the month" },
} as const satisfies Readonly<Record<string, MessageRule>>;

type Messages = typeof scheduledMessages;
export type ScheduledMessage = keyof Messages;
export type WaitingMessage = {
  [K in ScheduledMessage]: Messages[K]["sent"] extends "waits" ? K : never;
}[ScheduledMessage];

/** When the night of these people ends; null by day. */
export function nightEnd(whose: Sleeper, now: Date): Date | null {
  const { from, until } = companyRules.quietHours[whose];
  const [time, date] = [localTimeOf(now), localDateOf(now)];
  if (time < until) return momentOf(date, localTime(until));
  return time >= from ? momentOf(addDays(date, 1), localTime(until)) : null;
}

/** The condition for sending this now, at night too; the rest waits for the morning. Null by day: everything goes out. */
export function onlyNeededBefore(message: WaitingMessage, now: Date): Date | null {
  const morning = nightEnd(scheduledMessages[message].to, now);
  return morning && addHours(morning, companyRules.cannotWaitHours);
}

/** Whether a message waits for the morning. Without a moment at which it is needed, any morning is early enough. */
export function waitsForMorning(message: WaitingMessage, now: Date, neededAt: Date | null = null): boolean {
  const before = onlyNeededBefore(message, now);
  return before !== null && (neededAt === null || neededAt >= before);
}

/** The earlier of two moments: what is looked for now, less what waits. */
export function untilNeeded(message: WaitingMessage, now: Date, until: Date): Date {
  const before = onlyNeededBefore(message, now);
  return before && before < until ? before : until;
}
