import { graceSentence } from "#domain/booking/booking-outlook.ts";
import type { ChatSettings } from "#domain/chat/chat-facts.ts";
import { noClaims } from "#domain/company/claims.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { type PaymentMethod, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { faq } from "#features/content/words/faq.ts";
import { inSettings } from "#features/content/words/figures.ts";
import { airportTransfers } from "#features/content/words/services/airport-transfers.ts";
import { listed, plainTopic, type Topic } from "./describe-topic.ts";
import { claimedText } from "./gather-pages.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;
const fromFaq = (id: string) => faq.find((question) => question.id === id)?.answer ?? "";
const luggage = airportTransfers.benefits.find(({ title }) => title.includes("bags"))?.text ?? "";
const { freeWait, waitStepMinutes } = companyRules;

/** Settings are read at the time of the question. */
type Text = string | ((settings: ChatSettings) => string);
type Policy = readonly [id: string, name: string, words: string, page: string, text: Text];

const rules: readonly Policy[] = [
  [
    "cancellation",
    "cancellation",
    "cancel cancelling cancelled refund no-show noshow change postpone reschedule plans",
    "/#faq",
    ({ policies }) =>
      `Cancelling is free up to ${policies.freeHours} hours before pickup. Later than that we charge ${percent(policies.lateShare)} of the price, and for a no-show ${percent(policies.noShowShare)}. ${graceSentence(policies.graceMinutes)} {cancellations} Cancelling because of the weather is free.`,
  ],
  ["bad-weather", "bad weather", "rain rains raining storm wind windy spoils", "/#faq", fromFaq("weather")],
  [
    "child-seats",
    "child seats",
    "baby babies infant toddler child children kids booster car seat",
    "/#faq",
    `Child seats are free for children under ${companyRules.childSeatFreeUnderAge}. Tell us the ages when you book.`,
  ],
  [
    "group-discount",
    "group discounts",
    "discount cheaper special reduced reduction students pensioners",
    "/#faq",
    `Groups of ${companyRules.groupDiscountFromPassengers} or more passengers get a discount. It is already in your quote.`,
  ],
  [
    "service-area",
    "our service area",
    "area areas where drive far radius kilometres km region outside cover johannesburg pretoria durban elizabeth gqeberha bloemfontein kimberley namibia botswana lesotho kruger",
    "/services",
    `We drive within ${companyRules.serviceRadiusKilometres}\u00a0km of Cape Town. Longer trips have their own prices. Ask for a quote.`,
  ],
  [
    "lead-time",
    "how early to book",
    "notice advance ahead early soon last minute today tonight tomorrow",
    "/booking",
    `Please book transfers ${companyRules.leadHoursTransfer} hours ahead, and tours and groups ${companyRules.leadHoursTour} to ${companyRules.leadHoursLargeGroup} hours ahead. If it is sooner than that, the booking page shows whether we can confirm it at once or our team checks first.`,
  ],
  [
    "payment",
    "payment",
    "pay paying paid card cards credit visa mastercard cash eft bank account currency dollars euros deposit rand",
    "/#faq",
    ({ paymentWays }) => `You can pay by ${listed(waysToPay(paymentWays))}. All prices are in South African rand.`,
  ],
  [
    "open-hours",
    "our hours",
    "open opening night midnight early morning late sunday weekend holiday holidays christmas boxing easter new year years eve 24/7 hours",
    "/contact",
    "We drive and answer 24 hours a day, 365 days a year.",
  ],
  [
    "fleet",
    "our vehicles",
    "vehicle vehicles fleet seat seats sedan sedans size capacity passengers people many big",
    "/services",
    fromFaq("vehicle-size"),
  ],
  [
    "quote",
    "a free quote",
    "quote quotation estimate price prices pricing consultant answer response reply",
    "/free-quote",
    ({ answers }) => `Ask for a free quote and a consultant will reply within ${answers.quoteMinutes} minutes.`,
  ],
  ["flight-delay", "delayed flights", "delay delayed late flight", "/#faq", fromFaq("flight-delay")],
  ["private-tours", "private tours", "strangers share shared private", "/#faq", fromFaq("private-tours")],
  [
    "waiting",
    "waiting time",
    "wait waiting waits free minutes",
    "/services/airport-transfers",
    `Waiting is free for ${freeWait.airport} minutes at the airport, ${freeWait.stationOrPort} minutes at a station or the port, and ${freeWait.elsewhere} minutes elsewhere. After that we charge each further ${waitStepMinutes} minutes, and show you the price as it counts.`,
  ],
  [
    "luggage",
    "luggage and wheelchairs",
    "luggage bag bags baggage suitcase suitcases surfboard golf clubs bicycle bicycles pram wheelchair wheelchairs",
    "/services/airport-transfers",
    luggage,
  ],
  [
    "driver-details",
    "your driver",
    "who driver name plate number meet board",
    "/services/airport-transfers",
    `You get your driver’s name and the number plate ${companyRules.driverDetailsToCustomerHours} hours before pickup. At the airport the driver waits in arrivals with your name on a board.`,
  ],
  [
    "live-page",
    "following your trip",
    "track tracking follow following live map gps position",
    "/confirm-booking",
    `From ${companyRules.trackedBeforeMinutes} minutes before pickup until ${companyRules.trackedAfterMinutes} minutes after drop-off you can follow your trip on a map, by the link in our email about your driver or on your booking’s page.`,
  ],
  [
    "no-account",
    "booking without an account",
    "account sign signing login register registration password",
    "/booking",
    ({ answers }) =>
      `You don’t need an account to book. After you send a booking, a consultant will contact you within 5 to ${answers.bookingMinutes} minutes with a personalised quote.`,
  ],
];

const startingSettings: ChatSettings = { ...defaultSettings, claims: { ...noClaims, safety: [] } };

/** The company’s rules for every trip, with the words that ask for them. */
export const gatherPolicies = (): readonly Topic[] =>
  rules.map(([id, name, words, page, text]) =>
    plainTopic({ id, kind: "policy", name, words, page, text: summaryOf(text, startingSettings) }),
  );

/** A rule with its current figures; other topics unchanged. */
export function inForce(topic: Topic, settings: ChatSettings): Topic {
  const claimed = claimedText(topic.id, settings.claims);
  if (claimed) return { ...inSettings(topic, settings), overview: claimed };
  if (topic.kind !== "policy") return inSettings(topic, settings);
  const [, , , , text = topic.overview] = rules.find(([id]) => id === topic.id) ?? [];
  return { ...inSettings(topic, settings), overview: inSettings(summaryOf(text, settings), settings) };
}

const summaryOf = (text: Text, settings: ChatSettings): string => (typeof text === "string" ? text : text(settings));

const wayNames: Readonly<Record<PaymentMethod, string>> = {
  online: "credit cards",
  transfer: "bank transfer",
  cash: "cash",
  account: "corporate accounts",
};

const waysToPay = (ways: ChatSettings["paymentWays"]): readonly string[] =>
  paymentMethods.flatMap((way) => (ways[way] ? [wayNames[way]] : []));
