import { fittedSizes, sizesOf } from "#domain/booking/child-seats.ts";
import { flightFacts, plainFacts } from "#domain/booking/facts.ts";
import { seasonSentence, tourChosen } from "#domain/booking/tour-season.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import { lastsByDay } from "#domain/stay/service-days.ts";
import { formatDate, isLocalDate, isLocalTime } from "#domain/time/local-time.ts";
import { partnerTouches } from "#platform/browser/device/partner-touches.ts";
import type { InputOf } from "#platform/contract.ts";
import type { saleContract } from "../contract.ts";
import type { Draft } from "./use-wizard-draft.ts";

export type JourneyInput = InputOf<typeof saleContract.priceJourney>;

/** Messages by the field’s name on the wire. */
export type Problems = Readonly<Record<string, string>>;

/** The input for a price; undefined while something is missing. */
export const journeyFrom = (draft: Draft, tours: readonly Tour[]): JourneyInput | undefined =>
  draft.service === "" || draft.date === "" || Object.keys(timeProblems(draft)).length > 0
    ? undefined
    : { ...tripPart(draft, tours), service_type: draft.service };

/** An empty or unreadable time is reported at once, because the field starts with the usual one. */
export const timeProblems = (draft: Draft): Problems => ({
  ...(!isLocalTime(draft.time) && { pickup_time: "Please select pickup time" }),
  ...(goesBack(draft) &&
    !isByDay(draft) &&
    !isLocalTime(draft.returnTime) && { return_time: "Please select return time" }),
});

/** Reported if changing the tour cleared the date; a date that is filled in is in season. */
export function dateProblems(draft: Draft, tours: readonly Tour[]): Problems {
  const tour = tourChosen(draft, tours);
  const season = tour && seasonSentence(tour);
  return season && draft.date === "" ? { pickup_date: `Please choose another date. ${season}` } : {};
}

/** Trips from or to the airport have a flight, no matter which service it is. */
export const isAirportTrip = (draft: Draft): boolean =>
  draft.service === "airport_transfer" ||
  [draft.pickup, isTour(draft) ? "" : draft.destination].some((end) => saysAirport.test(end));

const saysAirport = /\bairport\b/i;

/** An arriving flight is tracked, a departing one is not. */
export function flightHint(from: string, followsFlights: boolean): string {
  if (!saysAirport.test(from)) return "For your driver. If your flight changes, tell us and we’ll move the pickup.";
  return followsFlights ? "We track your flight and wait if it’s delayed" : "So that your driver knows when you land";
}

/** A tour ends where it started. */
export const isTour = ({ service }: Pick<Draft, "service">): boolean => service === "day_tour";

/** Hired by the day: the return date is the last day, and vehicle and driver stay until then. */
export const isByDay = ({ service, offer }: Pick<Draft, "service" | "offer">): boolean =>
  service !== "" && service !== "day_tour" && lastsByDay({ service, offer, hireUnit: null });

export const goesBack = (draft: Pick<Draft, "service" | "hasReturn">): boolean =>
  draft.hasReturn && !isTour(draft) && !isPlannedService(draft);

/** Planned as a whole and quoted: staff shifts or an event, for any number of people. */
export const isPlannedService = ({ service }: Pick<Draft, "service">): boolean =>
  service === "staff_transport" || service === "corporate_events";

/** A tour’s destination is its name. */
const destinationOf = (draft: Draft, tours: readonly Tour[]): string =>
  isTour(draft) ? (tourChosen(draft, tours)?.name ?? "") : draft.destination;

const tripPart = (draft: Draft, tours: readonly Tour[]) => ({
  pickup_location: draft.pickup,
  destination: destinationOf(draft, tours),
  pickup_date: draft.date,
  pickup_time: draft.time,
  return_date: (goesBack(draft) && draft.returnDate) || null,
  return_time: goesBack(draft) && draft.returnDate && !isByDay(draft) ? draft.returnTime : null,
  passengers: draft.passengers,
  offer: draft.offer || null,
  ...loadPart(draft),
  flight_number: isAirportTrip(draft) ? draft.flightNumber : "",
  return_flight_number: isAirportTrip(draft) && goesBack(draft) && !isByDay(draft) ? draft.returnFlightNumber : "",
  ...hirePart(draft),
  ...(draft.promoSeal && { promo_code: draft.promoCode, promo_seal: draft.promoSeal }),
  package_days: (draft.offer === "garden-route" && draft.packageDays) || null,
});

/** A party’s luggage and extras. Requests for several vehicles are planned by people, not by bags. */
function loadPart(draft: Draft) {
  if (isPlannedService(draft))
    return { bags: 0, vehicle_class: null, child_seats: 0, child_seat_sizes: {}, extra_stops: [], extras: [] };
  return {
    bags: draft.bags,
    vehicle_class: draft.vehicle || null,
    child_seats: draft.childSeats,
    child_seat_sizes: fittedSizes(sizesOf(draft.childKinds.slice(0, draft.childSeats)), draft.childSeats),
    extra_stops: draft.stops.filter((stop) => stop.trim() !== ""),
    extras: [...draft.extras],
  };
}

function hirePart({ service, offer, hireUnit, hireHours }: Draft) {
  if (service !== "chauffeur_service") return { hire_unit: null, hire_hours: null };
  const isChauffeur = offer === "chauffeur-services";
  return { hire_unit: isChauffeur ? ("full_day" as const) : hireUnit, hire_hours: isChauffeur ? hireHours : null };
}

/** The customer’s answers to questions from the server. */
export type Answers = {
  readonly withoutHold?: "pay_now" | "request";
  readonly isAnother?: boolean;
  /** A later version of the terms, once it was shown. */
  readonly termsVersion?: string;
};

type Sending = {
  readonly isTest: boolean;
  readonly expectedTotal: number | null;
  /** The version that the page links to. */
  readonly termsVersion?: string;
  readonly answers?: Answers;
};

/** The request, before the contract parses it, so required fields may still be empty. */
export const requestFrom = (
  draft: Draft,
  { isTest, expectedTotal, termsVersion, answers }: Sending,
  tours: readonly Tour[],
) => ({
  first_name: draft.firstName,
  last_name: draft.lastName,
  email: draft.email,
  phone: draft.phone,
  service_type: draft.service,
  ...tripPart(draft, tours),
  ...plainFacts.toWire(draft),
  special_requirements: requirementsOf(draft),
  wants_guide: isTour(draft) && draft.wantsGuide,
  ...partnerPart(),
  is_test: isTest,
  expected_total_cents: expectedTotal,
  terms_version: answers?.termsVersion ?? termsVersion ?? null,
  ...answersPart({ ...(draft.wantsCall && { withoutHold: "request" }), ...answers }),
});

/** The latest partner link counts; the first one is sent too. */
function partnerPart() {
  const { first, last } = partnerTouches() ?? {};
  if (!first || !last) return { affiliate_id: null, commission_rate: 0 };
  const touch = { channel: last.via, first_code: first.code, first_at: first.at, last_at: last.at };
  return { affiliate_id: last.code, commission_rate: last.claimed, touch };
}

/** A language other than English goes into the requirements, and so do a request’s shifts and days. */
const requirementsOf = (draft: Draft): string =>
  [
    isTour(draft) && draft.language !== "English" && `Tour language: ${draft.language}`,
    ...planFacts(draft).map(([label, value]) => `${label}: ${value}`),
    draft.specialRequirements,
  ]
    .filter(Boolean)
    .join("\n");

/** Details of a request for staff shifts or an event, other than route, time and party. */
export function planFacts(draft: Draft): readonly (readonly [label: string, value: string])[] {
  const said = {
    staff_transport: [
      ["Shifts", draft.shifts.trim()],
      ["Days", draft.workDays.join(", ")],
    ],
    corporate_events: [
      ["Last date", isLocalDate(draft.lastDate) ? formatDate(draft.lastDate) : ""],
      ["Programme", draft.programme.trim()],
    ],
  } as const;
  const facts = draft.service === "staff_transport" || draft.service === "corporate_events" ? said[draft.service] : [];
  return facts.filter(([, value]) => value !== "");
}

/** The customer’s answer once the server has asked; a possible duplicate is asked about once. */
const answersPart = ({ withoutHold, isAnother = false }: Answers = {}) => ({
  same_trip: isAnother ? ("book" as const) : ("ask" as const),
  ...(withoutHold && { without_hold: withoutHold }),
});

const stepOfAll = (fields: readonly string[], step: number) => Object.fromEntries(fields.map((field) => [field, step]));

/** The step in which each field is corrected, in step order. */
const stepOf: Readonly<Record<string, number>> = {
  service_type: 0,
  offer: 1,
  pickup_location: 1,
  destination: 1,
  pickup_date: 1,
  pickup_time: 1,
  passengers: 1,
  return_date: 1,
  return_time: 1,
  ...stepOfAll(flightFacts.columns, 1),
  bags: 1,
  vehicle_class: 1,
  child_seats: 1,
  child_seat_sizes: 1,
  extra_stops: 1,
  extras: 1,
  first_name: 2,
  last_name: 2,
  email: 2,
  phone: 2,
  ...stepOfAll(plainFacts.columns, 2),
};

/** The first field with a problem in a step. */
export const firstProblemIn = (step: number, problems: Problems): string | undefined =>
  Object.keys(stepOf).find((name) => stepOf[name] === step && name in problems);

/** The first field with a problem, and its step. */
export function firstProblem(problems: Problems): { field: string; step: number } | undefined {
  const field = Object.keys(stepOf).find((name) => name in problems);
  return field === undefined ? undefined : { field, step: stepOf[field] ?? 0 };
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

export const returnDateMissing = "Please select a return date.";
export const lastDateMissing = "Please select the last date.";

export const loadRules = () => import("../contract.ts");

/** The contract’s findings, and one that it cannot see: a requested return trip without a day. */
export async function checkDraft(draft: Draft, sending: Sending, tours: readonly Tour[]): Promise<Problems> {
  const { saleContract } = await loadRules();
  const checked = saleContract.createBooking.input.safeParse(requestFrom(draft, sending, tours));
  const result = checked.success ? {} : firstMessages(checked.error.issues);
  if (!goesBack(draft) || draft.returnDate !== "") return result;
  return { ...result, return_date: isByDay(draft) ? lastDateMissing : returnDateMissing };
}

const firstMessages = (issues: readonly Issue[]): Problems =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
