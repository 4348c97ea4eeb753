import { graceSentence } from "#domain/booking/booking-outlook.ts";
import {
  cancellationsText,
  cancellationTermsFor,
  chargedText,
  namedCancellations,
  noOwnCancellations,
  noticeText,
  type OwnCancellations,
} from "#domain/booking/cancellation-terms.ts";
import { depositsOf, depositsText, type ServiceDeposit } from "#domain/booking/deposit.ts";
import type { SoldServices } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";
import type { ClaimFigures } from "#domain/company/claims.ts";
import { type CompanySettings, defaultSettings } from "#domain/company/company-settings.ts";
import type { CompanyPlace } from "#domain/company/contact-details.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { type PaymentMethod, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import type { StartingPrices } from "#domain/pricing/starting-prices.ts";
import { type Surcharge, surchargeSentence } from "#domain/pricing/surcharges.ts";
import { inFlightWords } from "./flight-words.ts";
import { withPrices } from "./prices/price-marks.ts";
import { inTourCount } from "./tour-count.ts";
import { wayPhrases } from "./ways-to-pay.ts";

export type SoldClass = Pick<VehicleClassFacts, "id" | "name" | "fewest" | "most"> & { readonly is_base: boolean };

/** The promises in the site’s texts that our team can set. Shares are of the price. */
export type Figures = {
  /** The company’s name. */
  readonly name: string;
  /** The starting price of each offer, by the tariff in force. */
  readonly prices: StartingPrices;
  /** The services on sale, and those that are paused. */
  readonly services: SoldServices;
  /** The tours on sale. */
  readonly tours: readonly Tour[];
  /** Its own description. */
  readonly claims: ClaimFigures;
  /** The tariff’s additions to a fare: nights, holidays, extra stops. */
  readonly surcharges: readonly Surcharge[];
  /** The vehicle classes on sale, in the company’s order. */
  readonly classes: readonly SoldClass[];
  /** Extras on sale, with their prices. */
  readonly extras?: readonly Surcharge[];
  /** The deposit of each service. */
  readonly deposits: readonly ServiceDeposit[];
  readonly freeHours: number;
  readonly graceMinutes: number;
  readonly lateShare: number;
  readonly noShowShare: number;
  /** The same for services and vehicle classes that differ. */
  readonly cancellations: OwnCancellations;
  readonly bookingMinutes: number;
  readonly quoteMinutes: number;
  readonly homeFormMinutes: number;
  readonly contactPageMinutes: number;
  readonly quoteValidHours: number;
  /** Partners’ smallest payout, and how long a visit through their link counts. */
  readonly payoutAtLeastCents: number;
  readonly attributionDays: number;
  /** The payment methods. */
  readonly ways: readonly PaymentMethod[];
  /** Whether a service reports landings. */
  readonly followsFlights: boolean;
};

type Settings = Pick<CompanySettings, "policies" | "answers" | "paymentWays" | "partners">;
/** The settings with what the company says about itself. */
export type SettingsAndClaims = Settings & { readonly claims: ClaimFigures };
/** Values from outside the settings: contact details and tariff. */
export type NameAndPrices = Pick<Figures, "name" | "prices" | "surcharges" | "services" | "tours" | "classes">;

export const figuresOf = (settings: SettingsAndClaims, nameAndPrices: NameAndPrices): Figures => ({
  ...nameAndPrices,
  ...termsOf(settings),
});

/** What is named last: the company, its prices, and who has cancellation terms of their own. */
type Named = Omit<NameAndPrices, "classes" | "services"> & { readonly ownTerms: string };

/** Everything about a trip of one service is said by its own cancellation terms. */
export const figuresForService = (figures: Figures, service: string): Figures => ({
  ...figures,
  ...cancellationTermsFor(figures, { service }),
  cancellations: { ...noOwnCancellations, classes: figures.cancellations.classes },
});

type Terms = Omit<Figures, keyof NameAndPrices>;

const termsOf = ({ policies, answers, paymentWays, claims, partners }: SettingsAndClaims): Terms => ({
  claims,
  deposits: depositsOf(policies),
  freeHours: policies.freeHours,
  graceMinutes: policies.graceMinutes,
  lateShare: policies.lateShare,
  noShowShare: policies.noShowShare,
  cancellations: policies.cancellations,
  quoteValidHours: policies.quoteValidHours,
  payoutAtLeastCents: partners.payoutAtLeastCents,
  attributionDays: partners.attributionDays,
  ways: paymentMethods.filter((way) => paymentWays[way]),
  followsFlights: true,
  ...answers,
});

/** As a call returns them. */
type FiguresSummary = {
  readonly company_name: string;
  readonly prices: StartingPrices;
  readonly services: SoldServices;
  readonly tours: readonly Tour[];
  readonly claims: ClaimFigures;
  readonly surcharges: readonly Surcharge[];
  readonly vehicle_classes: readonly SoldClass[];
  /** Extras on sale, with their prices. */
  readonly extras: readonly Surcharge[];
  readonly deposits: readonly ServiceDeposit[];
  readonly free_hours: number;
  readonly grace_minutes: number;
  readonly late_share: number;
  readonly no_show_share: number;
  readonly cancellations: OwnCancellations;
  readonly answer_minutes: number;
  readonly quote_minutes: number;
  readonly home_form_minutes: number;
  readonly contact_page_minutes: number;
  readonly quote_valid_hours: number;
  readonly payout_at_least_cents: number;
  readonly attribution_days: number;
  readonly payment_methods: readonly PaymentMethod[];
  readonly follows_flights: boolean;
};

export const figuresIn = (terms: FiguresSummary): Figures => ({
  name: terms.company_name,
  prices: terms.prices,
  services: terms.services,
  tours: terms.tours,
  claims: terms.claims,
  surcharges: terms.surcharges,
  classes: terms.vehicle_classes,
  extras: terms.extras,
  deposits: terms.deposits,
  freeHours: terms.free_hours,
  graceMinutes: terms.grace_minutes,
  lateShare: terms.late_share,
  noShowShare: terms.no_show_share,
  cancellations: terms.cancellations,
  bookingMinutes: terms.answer_minutes,
  quoteMinutes: terms.quote_minutes,
  homeFormMinutes: terms.home_form_minutes,
  contactPageMinutes: terms.contact_page_minutes,
  quoteValidHours: terms.quote_valid_hours,
  payoutAtLeastCents: terms.payout_at_least_cents,
  attributionDays: terms.attribution_days,
  ways: terms.payment_methods,
  followsFlights: terms.follows_flights,
});

type Phrase = readonly [written: string, shown: (terms: Terms) => string];

/** Stands for the company’s name in every text. */
const companyMark = "{company}";

/**
 * The texts are written with the figures the company started with, and are read like that while those hold. Each phrase
 * here is such a figure with the words around it, so that no other 12 or 24 hours is taken for it. A price has too many
 * twins for that and is written as a mark.
 */
const phrases: readonly Phrase[] = [
  ["p to 12 hours before pick", ({ freeHours }) => `p to ${noticeText(freeHours)} before pick`],
  ["ntil 12 hours before", ({ freeHours }) => `ntil ${noticeText(freeHours)} before`],
  ["ess than 12 hours before", ({ freeHours }) => `ess than ${noticeText(freeHours)} before`],
  ["Within 12 hours we charge", ({ freeHours }) => `Within ${noticeText(freeHours)} we charge`],
  [` ${graceSentence(30)}`, ({ graceMinutes }) => (graceMinutes > 0 ? ` ${graceSentence(graceMinutes)}` : "")],
  // Empty if there is none: then its row is left out.
  [
    "In the first 30 minutes after booking",
    ({ graceMinutes }) => (graceMinutes > 0 ? `In the first ${graceMinutes} minutes after booking` : ""),
  ],
  ["50% of the price", ({ lateShare }) => chargedText(lateShare)],
  ["the full price for a no-show", ({ noShowShare }) => `${chargedText(noShowShare)} for a no-show`],
  ["The full price", ({ noShowShare }) => capital(chargedText(noShowShare))],
  // On the page that follows a request for a quote; everywhere else the same words are about a booking.
  [
    "reached {company}. A consultant will contact you within 5 to 20 minutes with the price",
    ({ quoteMinutes }) =>
      `reached {company}. A consultant will contact you within ${soon(quoteMinutes)} with the price`,
  ],
  [
    "within 5 to 20 minutes with a personalised quote. It is free",
    ({ quoteMinutes }) => `within ${soon(quoteMinutes)} with a personalised quote. It is free`,
  ],
  ["5 to 20 minutes", ({ bookingMinutes }) => soon(bookingMinutes)],
  ["within 20 minutes. Free", ({ quoteMinutes }) => `within ${quoteMinutes} minutes. Free`],
  ["eply within 20 minutes", ({ quoteMinutes }) => `eply within ${quoteMinutes} minutes`],
  ["a person answers within 20 minutes", ({ quoteMinutes }) => `a person answers within ${quoteMinutes} minutes`],
  ["is valid for up to 72 hours", ({ quoteValidHours }) => `is valid for up to ${hours(quoteValidHours)}`],
  ["balances of R500", ({ payoutAtLeastCents }) => `balances of ${formatMoney(cents(payoutAtLeastCents))}`],
  ["books within 45 days", ({ attributionDays }) => `books within ${days(attributionDays)}`],
  ["45 days to decide", ({ attributionDays }) => `${days(attributionDays)} to decide`],
  ["recognised for 45 days", ({ attributionDays }) => `recognised for ${days(attributionDays)}`],
  ["Normally 72 hours", ({ quoteValidHours }) => `Normally ${hours(quoteValidHours)}`],
  [
    "get back to you within 24 hours",
    // The page promises a shorter time than this one, and both hold.
    ({ homeFormMinutes }) =>
      `get back to you within ${homeFormMinutes === defaultSettings.answers.homeFormMinutes ? "24 hours" : span(homeFormMinutes)}`,
  ],
  ["We’ll reply within 2 hours", ({ homeFormMinutes }) => `We’ll reply within ${span(homeFormMinutes)}`],
  ["answered within 24 hours", ({ contactPageMinutes }) => `answered within ${span(contactPageMinutes)}`],
  ["We’ll reply within 24 hours", ({ contactPageMinutes }) => `We’ll reply within ${span(contactPageMinutes)}`],
  [
    "For over ten years we have moved visitors",
    ({ claims }) => sinceYears(claims, (years) => `For over ${years} years we have moved visitors`, "We move visitors"),
  ],
  [
    "driving people round the Cape for over ten years. It started",
    ({ claims }) =>
      sinceYears(
        claims,
        (years) => `driving people round the Cape for over ${years} years. It started`,
        "driving people round the Cape from the start. It began",
      ),
  ],
  [
    "Over ten years on the roads of the Western Cape",
    ({ claims }) =>
      sinceYears(
        claims,
        (years) => `Over ${years} years on the roads of the Western Cape`,
        "On the roads of the Western Cape",
      ),
  ],
  ...wayPhrases.map(([written, tell]): Phrase => [written, ({ ways }) => tell(ways)]),
];

/** A text, or all the texts of a page, in the figures that are set. */
export const inFigures = <T>(words: T, figures: Figures): T => eachText(words, (text) => summaryOf(text, figures));

/** For an answer that is assembled first: terms immediately, name and prices once complete. */
export const inSettings = <T>(words: T, settings: SettingsAndClaims): T =>
  eachText(words, (text) => inTerms(text, termsOf(settings)));
export const withNameAndPrices = <T>(words: T, set: Named): T => eachText(words, (text) => named(text, set));

/** The same if only the company’s name matters. */
export const inName = <T>(words: T, name: string): T => eachText(words, (text) => text.replaceAll(companyMark, name));

/** The area the texts are written for; frames name it by this phrase or by the mark {town}. */
const writtenArea = "Cape Town and the Western Cape";

/** The texts around what is sold, for the town and the region of the company. */
export const inPlace = <T>(words: T, { town, area }: CompanyPlace): T =>
  eachText(words, (text) => text.replaceAll(writtenArea, area).replaceAll("{town}", town));

function eachText<T>(words: T, tell: (text: string) => string): T {
  if (typeof words === "string") return tell(words) as T;
  if (Array.isArray(words)) return words.map((word) => eachText(word, tell)) as T;
  if (words === null || typeof words !== "object" || Object.getPrototypeOf(words) !== Object.prototype) return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, eachText(word, tell)])) as T;
}

const summaryOf = (text: string, figures: Figures): string =>
  named(inTerms(inDeposits(inTourCount(text, figures.tours.length), figures), figures), {
    ...figures,
    ownTerms: cancellationsText(namedCancellations(figures, figures)),
  });

/** Empty while every service asks for the full price. */
const inDeposits = (text: string, { deposits, services }: Figures): string =>
  text.replaceAll(" {deposits}", () => depositsText(deposits, services).replace(/^./, " $&"));

const inTerms = (text: string, terms: Terms): string =>
  phrases.reduce(
    (so, [written, tell]) => (so.includes(written) ? so.replaceAll(written, tell(terms)) : so),
    inFlightWords(text, terms.followsFlights),
  );

const named = (text: string, { name, prices, surcharges, ownTerms }: Named): string =>
  withPrices(text, prices)
    .replaceAll(" {cancellations}", ownTerms && ` ${ownTerms}`)
    .replaceAll("{surcharges}", surchargeSentence(surcharges))
    .replaceAll(companyMark, name);

/** "over ten years" as in the texts, or the company’s own number; otherwise left out. */
function sinceYears({ years }: ClaimFigures, message: (years: string) => string, otherwise: string): string {
  if (years === "") return otherwise;
  return message(years === "10+" ? "ten" : years.replace(/\+$/, ""));
}

const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);
const hours = (count: number): string => (count === 1 ? "1 hour" : `${count} hours`);

/** "five to three minutes" would make no sense. */
const soon = (minutes: number): string => (minutes > 5 ? `5 to ${minutes} minutes` : `${minutes} minutes`);

const span = (minutes: number): string => (minutes % 60 === 0 ? hours(minutes / 60) : `${minutes} minutes`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
