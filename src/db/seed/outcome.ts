import { leadHoursFor } from "#domain/booking/lead-time.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours, addMinutes, hoursBetween } from "#domain/time/local-time.ts";
import type { Ask, Outcome } from "./featured-bookings.ts";
import type { Journey } from "./leg.ts";
import type { Random } from "./random.ts";
import { earlier, type SeedClock } from "./seed-clock.ts";

type Drawing = { readonly ask: Ask; readonly journey: Journey; readonly clock: SeedClock; readonly luck: Random };
type Shares = readonly (readonly [Outcome, number])[];

/** Whether our team has to price it. */
export const needsQuote = ({ service, passengers }: Ask): boolean =>
  service === "staff_transport" ||
  service === "corporate_events" ||
  service === "custom" ||
  passengers >= companyRules.largeGroupFromPassengers;

/** How a booking ends, or its status today. */
export function drawOutcome({ ask, journey, clock, luck }: Drawing): Outcome {
  if (ask.outcome) return ask.outcome;
  const hoursAhead = hoursBetween(clock.now, journey.first.pickupAt);
  if (hoursAhead > 40) return luck.weighted(needsQuote(ask) ? openQuotes : openBookings);
  if (hoursAhead > -2) return luck.weighted(settled);
  return luck.weighted(journey.back ? settled : past);
}

const settled: Shares = [
  ["operated", 91],
  ["cancelled", 6],
  ["declined", 1],
  ["expired", 2],
];
const past: Shares = [
  ["operated", 866],
  ["cancelled", 70],
  ["no_show", 18],
  ["declined", 20],
  ["expired", 26],
];
const openBookings: Shares = [
  ["operated", 66],
  ["awaiting_payment", 14],
  ["requested", 5],
  ["quoted", 5],
  ["cancelled", 6],
  ["expired", 3],
  ["declined", 1],
];
const openQuotes: Shares = [
  ["operated", 40],
  ["awaiting_payment", 10],
  ["quoted", 24],
  ["requested", 16],
  ["cancelled", 6],
  ["declined", 4],
];

/** When it was requested: open ones recently, the rest some days before the pickup. */
export function drawCreation({ ask, journey, clock, luck }: Drawing, outcome: Outcome): Date {
  if (outcome === "requested") return addMinutes(clock.today, -luck.whole(10, 600));
  if (outcome === "quoted") return addMinutes(clock.today, -luck.whole(120, 60 * 60));
  if (outcome === "awaiting_payment") return addMinutes(clock.today, -luck.whole(90, 20 * 60));

  const pickup = journey.first.pickupAt;
  const notAfter = earlier(addHours(clock.today, -luck.whole(3, 72)), addHours(pickup, -leastLead(ask, luck)));
  const wished = addHours(pickup, -leadDays(ask) * 24 * luck.skewed(0.8));
  return inWakingHours(earlier(wished, notAfter), clock, luck);
}

/** Most people book as early as we recommend. */
const leastLead = (ask: Ask, luck: Random): number =>
  luck.chance(0.85) ? leadHoursFor(ask.service, ask.passengers) : luck.whole(7, 20);

function leadDays({ service, source }: Ask): number {
  if (source === "hotel" || source === "corporate") return 4;
  if (source === "agent") return 24;
  return service === "day_tour" || service === "group_transport" ? 11 : 8;
}

/** Moves a moment back into waking hours, from seven to ten at night. */
function inWakingHours(moment: Date, clock: SeedClock, luck: Random): Date {
  const day = clock.dayOf(moment);
  const awake = clock.at(day, luck.whole(7 * 60, 22 * 60));
  return awake <= moment ? awake : clock.at(day - 1, luck.whole(9 * 60, 22 * 60));
}
