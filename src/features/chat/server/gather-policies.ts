import { fleetBands, paymentWays, tours } from "#domain/catalogue.ts";
import { houseRules } from "#domain/house-rules.ts";
import { formatMoney } from "#domain/money.ts";
import { describeSpan, type Fact } from "./describe-fact.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

const policies: readonly Fact[] = [
  {
    id: "cancellation",
    title: "Cancellation",
    words: "cancel cancelling refund weather storm late change plans no-show noshow",
    text: [
      `Cancelling is free up to ${houseRules.freeCancellationHours} hours before pickup.`,
      `Later than that we charge ${percent(houseRules.lateCancellationShare)} of the price,`,
      `and for a no-show ${percent(houseRules.noShowShare)}. Cancelling because of the weather is free.`,
    ].join(" "),
    page: "/#faq",
  },
  {
    id: "child-seats",
    title: "Child seats",
    words: "baby infant toddler children kids booster",
    text: `Child seats are free for children under ${houseRules.childSeatFreeUnderAge}. Tell us the ages when you book.`,
    page: "/#faq",
  },
  {
    id: "group-discount",
    title: "Group discount",
    words: "discounts cheaper special reduced",
    text: `Groups of ${houseRules.groupDiscountFromPassengers} or more passengers get a discount: it is in our quote.`,
    page: "/#faq",
  },
  {
    id: "service-area",
    title: "Service area",
    words: "areas where drive far radius kilometres km distance region",
    text: `We drive within ${houseRules.serviceRadiusKilometres} km of Cape Town. Longer trips have their own prices.`,
    page: "/services",
  },
  {
    id: "lead-time",
    title: "Notice in advance",
    words: "ahead early last minute today tomorrow",
    text: [
      `Please book transfers ${houseRules.leadHoursTransfer} hours ahead,`,
      `and tours and groups ${houseRules.leadHoursTour} to ${houseRules.leadHoursLargeGroup} hours ahead.`,
      "If it is sooner than that, a person checks whether it can still be done.",
    ].join(" "),
    page: "/booking",
  },
  {
    id: "payment",
    title: "Payment",
    words: "pay paying card cards visa mastercard cash eft bank account invoice",
    text: `You can pay by ${paymentWays.join(", ")}. All prices are in South African rand.`,
    page: "/#faq",
  },
  {
    id: "hours",
    title: "Opening hours",
    words: "open night midnight early morning sunday holiday christmas 24/7",
    text: "We drive and answer 24 hours a day, 365 days a year.",
    page: "/contact",
  },
  {
    id: "fleet",
    title: "Vehicles and seats",
    words: "vehicle fleet seat sedan shuttle size luggage capacity big many passengers people",
    text: `We drive ${fleetBands.map((band) => `${band.name.toLowerCase()} (${describeSpan(band)})`).join(", ")}.`,
    page: "/services",
  },
  {
    id: "quote",
    title: "Quote",
    words: "quotation estimate price prices pricing offer consultant answer response reply",
    text: `Ask for a free quote and a consultant answers within ${houseRules.answerMinutesQuote} minutes.`,
    page: "/free-quote",
  },
  {
    id: "all-tours",
    title: "Day tours",
    words: "tour sightseeing excursion explore visit private",
    text: [
      `We offer ${tours.length} tours, all for private groups only:`,
      `${tours.map((tour) => `${tour.name} (from ${formatMoney(tour.from)})`).join(", ")}.`,
    ].join(" "),
    page: "/tours",
    booking: "tours",
  },
];

/** What holds for every trip: the rules of the house, and the tours at a glance. */
export const gatherPolicies = (): readonly Fact[] => policies;
