import type { Duration } from "#domain/catalogue/tour.ts";
import type { VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";
import type { ChatFacts } from "#domain/chat/chat-facts.ts";
import type { careSituationIds, SituationId, serviceSituationIds } from "#domain/chat/situation.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";

/** The pages an answer leads to. */
export type LinkedPage =
  | "/#faq"
  | "/about"
  | "/booking"
  | "/confirm-booking"
  | "/contact"
  | "/free-quote"
  | "/gift-vouchers"
  | "/guarantee"
  | "/legal/privacy"
  | "/partners"
  | "/rideshare"
  | "/services"
  | "/services/airport-transfers"
  | "/services/car-hire"
  | "/services/corporate-events"
  | "/services/staff-transport"
  | "/tours";

/** Texts about what we sell, for the visitor’s party. */
export type OfferPhrases = {
  readonly tour: (name: string, price: string) => string;
  /** How long a tour takes: "8 to 9", hours. */
  readonly lasts: (span: string, unit: Duration["unit"]) => string;
  readonly upTo: string;
  readonly transfer: (to: string, price: string) => string;
  readonly road: (from: string, to: string, price: string, isReturn: boolean) => string;
  readonly airport: (price: string) => string;
  readonly startingAt: (price: string) => string;
  readonly forPeople: (price: string, people: number) => string;
  readonly byQuote: (people: number) => string;
  readonly vehicle: (people: number, vehicleClass: NamedClass) => string;
  readonly outOfSeason: (name: string, season: string) => string;
  readonly months: (first: string, last: string) => string;
};

/** Known to a language by its id; any other by the name the company gave it. */
export type NamedClass = Pick<VehicleClassFacts, "id" | "name">;

/** Roads, hours and days; every figure is passed in. */
export type TripPhrases = {
  readonly drive: (from: string, to: string, way: { distance: string; quiet: string; rush: string }) => string;
  readonly hire: (
    vehicleClass: NamedClass,
    people: number | undefined,
    prices: { half: string; full: string },
    hours: { half: string; full: string },
  ) => string;
  readonly chauffeur: (day: string, hours: string, extraHour: string) => string;
  /** Without a price it is a quote. */
  readonly coachDay: (people: number, vehicleClass: NamedClass, price: string | undefined) => string;
  readonly eachDay: string;
  readonly twoNamed: (
    one: string,
    other: string,
    message: { hours: readonly [number, number]; fits: boolean; hireHours: number },
  ) => string;
  readonly twoTours: (one: StartingTour, other: StartingTour, hireHours: number) => string;
};

type StartingTour = { readonly name: string; readonly startTime: string };

type TripSummary = { readonly at: string; readonly from: string; readonly to: string; readonly people: number };

/** The text about a visitor’s own booking. The status has its one label, as on its page. */
export type BookingPhrases = {
  readonly status: (reference: string, status: string) => string;
  readonly trip: (trip: TripSummary) => string;
  readonly driver: (name: string, vehicle: string, plate: string) => string;
  readonly noDriver: string;
  readonly due: (amount: string) => string;
  readonly freeUntil: (moment: string) => string;
  readonly codeNeeded: (reference: string) => string;
  readonly notFound: (phone: string) => string;
  readonly locked: (phone: string) => string;
};

/** One language’s answers and phrases. Every figure is passed in. */
export type Answers = {
  readonly locale: string;
  readonly situations: Readonly<Record<SituationId, (facts: ChatFacts) => string>>;
  readonly contact: (facts: ChatFacts) => string;
  readonly unknown: string;
  /** Before a link to a page that is only there in English. */
  readonly englishPage: string;
  /** Politely declines what is not our trade. */
  readonly onlyTrips: string;
  /** For angry visitors, before the contact details. */
  readonly upset: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly about: string;
  readonly book: string;
  /** For a day, a time, or both, with the return if there is one. */
  readonly bookOn: (when: string) => string;
  readonly back: (when: string) => string;
  readonly openBooking: string;
  readonly more: string;
  readonly links: Readonly<Record<LinkedPage, string>>;
  readonly ways: Readonly<Record<PaymentMethod, string>>;
  readonly and: string;
  readonly offers: OfferPhrases & TripPhrases;
  readonly booking: BookingPhrases;
};

/** The texts about our terms and our service, in a file of their own. */
export type ServiceAnswers = Pick<Answers["situations"], (typeof serviceSituationIds)[number]>;

/** The texts on the way and around a booking, in a file of their own. */
export type CareAnswers = Pick<Answers["situations"], (typeof careSituationIds)[number]>;

/** Card, bank transfer and cash */
export const listedWays = ({ ways, and }: Pick<Answers, "ways" | "and">, open: readonly PaymentMethod[]): string => {
  const names = open.map((way) => ways[way]);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
};

/** The sentences that hold: what the company doesn’t claim is left out. */
export const sentences = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(" ");
