import { houseRules } from "./house-rules.ts";
import { addMinutes } from "./local-time.ts";

/** Where a request came in; each place promises its own time to an answer. */
export type RequestSource = "booking_wizard" | "free_quote" | "home_form" | "contact_page";

const answerMinutes: Readonly<Record<RequestSource, number>> = {
  booking_wizard: houseRules.answerMinutesBooking,
  free_quote: houseRules.answerMinutesQuote,
  home_form: houseRules.answerMinutesHomeForm,
  contact_page: houseRules.answerMinutesContactPage,
};

/** By when a person has promised to answer. */
export const responseDue = (source: RequestSource, receivedAt: Date): Date =>
  addMinutes(receivedAt, answerMinutes[source]);

export type ServiceLevel = "ok" | "warning" | "breached";

/** How an unanswered request stands. */
export function serviceLevelAt(now: Date, receivedAt: Date, dueAt: Date): ServiceLevel {
  if (now > dueAt) return "breached";
  const allowed = dueAt.getTime() - receivedAt.getTime();
  const passed = now.getTime() - receivedAt.getTime();
  return passed >= allowed * houseRules.answerWarningShare ? "warning" : "ok";
}
