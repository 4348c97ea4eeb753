import { companyRules } from "../company/company-rules.ts";
import { addDays, addHours, localDateOf, localTime, localTimeOf, momentOf } from "../time/local-time.ts";

/** Whose night it is: drivers are up before customers. */
export type Sleeper = keyof typeof companyRules.quietHours;

/**
 * `waits`: until morning, unless it is needed before then or soon after. `at_once`: it can’t wait, or it ends someone’s
 * wait. `by_day`: it is scheduled in daytime anyway.
 */
type MessageRule = {
  readonly to: Sleeper | "team";
  readonly sent: "waits" | "at_once" | "by_day";
  readonly why: string;
};

/**
 * Everything the schedule sends to people, by task name, and when it may be sent. What they asked for is sent
 * immediately.
 */
export const scheduledMessages = {
  "remind-customers": { to: "customers", sent: "waits", why: "The reminder of a trip in a day" },
  "remind-soon": {
    to: "customers",
    sent: "waits",
    why: "The reminder of a trip in hours, before the night if it is early",
  },
  "remind-to-pay": { to: "customers", sent: "at_once", why: "A hold that ends soon; a transfer is asked after by day" },
  "tell-lateness": { to: "customers", sent: "at_once", why: "They stand at the pickup" },
  "send-driver-details": { to: "customers", sent: "waits", why: "Who will drive, a day before" },
  "request-ratings": { to: "customers", sent: "waits", why: "A rating, hours after the drop-off" },
  "send-quote-reminders": { to: "customers", sent: "waits", why: "A quote that expires in days" },
  "send-follow-ups": { to: "customers", sent: "waits", why: "One more word about what was left open" },
  "remind-sharers": { to: "customers", sent: "waits", why: "A share to pay, with half of the time left" },
  "alert-spend": { to: "customers", sent: "waits", why: "How much of a company’s month is used" },
  "request-reconfirmations": { to: "drivers", sent: "waits", why: "Whether the driver still comes" },
  "dispatch-automatically": {
    to: "drivers",
    sent: "waits",
    why: "A trip that looks for its driver; the alarm to our team comes at once",
  },
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
  "send-campaigns": { to: "customers", sent: "waits", why: "Offers and news to those who agreed to them" },
  "remind-of-documents": { to: "drivers", sent: "by_day", why: "A document that expires in days" },
  "send-monthly-report": { to: "team", sent: "by_day", why: "The figures of the month" },
} as const satisfies Readonly<Record<string, MessageRule>>;

type Messages = typeof scheduledMessages;
export type ScheduledMessage = keyof Messages;
export type WaitingMessage = {
  [K in ScheduledMessage]: Messages[K]["sent"] extends "waits" ? K : never;
}[ScheduledMessage];

/** When these people’s night ends; null by day. */
export function nightEnd(whose: Sleeper, now: Date): Date | null {
  const { from, until } = companyRules.quietHours[whose];
  const [time, date] = [localTimeOf(now), localDateOf(now)];
  if (time < until) return momentOf(date, localTime(until));
  return time >= from ? momentOf(addDays(date, 1), localTime(until)) : null;
}

const hourBeforeNight = 1;

/**
 * When something that falls due is said to people who sleep: by day at its moment, at night in the morning, or where that is
 * too close to what it is about, in the evening before.
 */
export function wakingMoment(whose: Sleeper, due: Date, { latest }: { readonly latest: Date }): Date {
  const morning = nightEnd(whose, due);
  if (morning === null) return due;
  if (morning <= latest) return morning;
  const { from } = companyRules.quietHours[whose];
  const evening = addHours(momentOf(localDateOf(due), localTime(from)), -hourBeforeNight);
  return evening <= due ? evening : addHours(evening, -24);
}

/**
 * The latest moment that justifies sending this at night; the rest waits until morning. Null by day: everything is
 * sent.
 */
export function onlyNeededBefore(message: WaitingMessage, now: Date): Date | null {
  const morning = nightEnd(scheduledMessages[message].to, now);
  return morning && addHours(morning, companyRules.cannotWaitHours);
}

/** Whether a message waits until morning. If it isn’t needed at a certain moment, any morning will do. */
export function waitsForMorning(message: WaitingMessage, now: Date, neededAt: Date | null = null): boolean {
  const before = onlyNeededBefore(message, now);
  return before !== null && (neededAt === null || neededAt >= before);
}

/** The morning that a task of the day waits for if its hour was missed and it would run at night now; null where it need not. */
export function morningFor(task: string, now: Date): Date | null {
  const rule = isMessage(task) ? scheduledMessages[task] : undefined;
  return rule?.sent === "by_day" && rule.to !== "team" ? nightEnd(rule.to, now) : null;
}

const isMessage = (task: string): task is ScheduledMessage => Object.hasOwn(scheduledMessages, task);

/** The earlier of two moments: what is due now, minus what waits. */
export function untilNeeded(message: WaitingMessage, now: Date, until: Date): Date {
  const before = onlyNeededBefore(message, now);
  return before && before < until ? before : until;
}
