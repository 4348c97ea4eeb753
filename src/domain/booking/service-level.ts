import { companyRules } from "../company/company-rules.ts";
import { type CompanySettings, defaultSettings } from "../company/company-settings.ts";
import { addMinutes } from "../time/local-time.ts";

/** Where a request came in. Each channel promises its own answer time. */
export type RequestSource = "booking_wizard" | "free_quote" | "home_form" | "contact_page";

type AnswerTimes = CompanySettings["answers"];

const minutesOf: Readonly<Record<RequestSource, keyof AnswerTimes>> = {
  booking_wizard: "bookingMinutes",
  free_quote: "quoteMinutes",
  home_form: "homeFormMinutes",
  contact_page: "contactPageMinutes",
};

/** When our team must have answered: by the settings, or by the default. */
export const responseDue = (
  source: RequestSource,
  receivedAt: Date,
  answers: AnswerTimes = defaultSettings.answers,
): Date => addMinutes(receivedAt, answers[minutesOf[source]]);

export type ServiceLevel = "ok" | "warning" | "breached";

/** How urgent an unanswered request is. */
export function serviceLevelAt(now: Date, receivedAt: Date, dueAt: Date): ServiceLevel {
  if (now > dueAt) return "breached";
  const allowed = dueAt.getTime() - receivedAt.getTime();
  const passed = now.getTime() - receivedAt.getTime();
  return passed >= allowed * companyRules.answerWarningShare ? "warning" : "ok";
}
