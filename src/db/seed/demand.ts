import { runsOn } from "#domain/booking/tour-season.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { sampleTours } from "./catalogue/sample-tours.ts";
import { type Ask, showpieces } from "./featured-bookings.ts";
import { partySize } from "./party-size.ts";
import { type Random, random } from "./random.ts";
import { isWeekend, monthAt, type SeedClock, weekdayAt } from "./seed-clock.ts";

const firstDay = -90;
const lastDay = 21;

type Shares<T> = readonly (readonly [T, number])[];

/** The demo company’s bookings between the first and the last day, in the order of the days. */
export function demand(count: number, clock: SeedClock): Ask[] {
  const luck = random("demand");
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => firstDay + at);
  const shares = days.map((day) => [day, dayWeight(day, clock)] as const);
  const drawn = Array.from({ length: count - showpieces.length }, () => askOn(luck.weighted(shares), clock, luck));
  return [...showpieces, ...drawn].map(subcontracting(clock)).toSorted((a, b) => a.day - b.day);
}

/** Days between the two parts, for tours that take several. */
const apart = 8;
const groupsAMonth = 9;

/**
 * Before that the company was smaller. It reaches back to the June before the last July that is over: that July, when a provider drove
 * the groups for more than they paid, can be held against a month in which we drove them.
 */
export function earlierDemand(count: number, clock: SeedClock): Ask[] {
  const luck = random("earlier demand");
  const july = lastJuly(clock);
  const first = july.from - 30;
  const days = Array.from({ length: Math.max(0, firstDay - apart - first) }, (_, at) => first + at);
  const shares = days.map((day) => [day, dayWeight(day, clock) * size(day, july)] as const);
  const drawn = shares.length > 0 ? Array.from({ length: count }, () => askOn(luck.weighted(shares), clock, luck)) : [];
  const groups = [first, july.from].flatMap((from) =>
    Array.from({ length: groupsAMonth }, (_, at) => groupOn(from + 1 + at * 3, luck)),
  );
  return [...groups.filter(({ day }) => days.includes(day)), ...drawn]
    .map(subcontracting(clock))
    .toSorted((a, b) => a.day - b.day);
}

/** June and July can be read by service; in the months between there is a little of everything. */
const size = (day: number, { until }: July): number => (day <= until ? 1 : Math.exp((day - firstDay) / 30) + 0.2);

const groupOn = (day: number, luck: Random): Ask => ({
  day,
  service: "group_transport",
  offer: "private-shuttles",
  source: luck.pick(["website", "phone", "agent"]),
  passengers: luck.whole(8, 12),
  outcome: "operated",
  pickupMinutes: luck.whole(16, 24) * 30,
});

type July = { readonly from: number; readonly until: number };

/** By days from today. */
function lastJuly(clock: SeedClock): July {
  const today = localDateOf(clock.today);
  const year = Number(today.slice(0, 4)) - (monthAt(clock.today) > 7 ? 0 : 1);
  const dayOf = (day: string) => clock.dayOf(momentOf(localDate(`${year}-${day}`), localTime("00:00")));
  return { from: dayOf("07-01"), until: dayOf("07-31") };
}

/** The share promised to a provider for a group in July, of the price with VAT. */
const dearShare = 1.2;
const seatsOfProvider = 13;

function subcontracting(clock: SeedClock): (ask: Ask) => Ask {
  const { from, until } = lastJuly(clock);
  return (ask) =>
    ask.service === "group_transport" && ask.day >= from && ask.day <= until
      ? { ...ask, passengers: Math.min(ask.passengers, seatsOfProvider), providerShare: dearShare }
      : ask;
}

/** Summer is high season; people fly and tour towards the weekend; what lies ahead is not all booked yet. */
function dayWeight(day: number, clock: SeedClock): number {
  const moment = clock.at(day);
  const season = [1.35, 1.3, 1.1, 1, 0.75, 0.7, 0.7, 0.75, 0.9, 1.05, 1.25, 1.4][monthAt(moment) - 1] ?? 1;
  const weekday = [1.05, 0.95, 0.85, 0.85, 0.95, 1.15, 1.2][weekdayAt(moment)] ?? 1;
  const bookedAlready = day <= 0 ? 1 : Math.exp(-day / 24);
  return season * weekday * bookedAlready;
}

function askOn(day: number, clock: SeedClock, luck: Random): Ask {
  const moment = clock.at(day);
  const service = luck.weighted(isWeekend(moment) ? weekendMix : weekdayMix);
  const source = luck.weighted(sources[service] ?? anySource);
  const offer = offerOf(service, moment, luck);
  return { day, service, source, offer, passengers: partySize(service, offer, luck) };
}

const weekdayMix: Shares<ServiceOptionId> = [
  ["airport_transfer", 42],
  ["day_tour", 25],
  ["chauffeur_service", 10],
  ["group_transport", 8],
  ["staff_transport", 5],
  ["corporate_events", 5],
  ["custom", 5],
];

const weekendMix: Shares<ServiceOptionId> = [
  ["airport_transfer", 42],
  ["day_tour", 36],
  ["chauffeur_service", 5],
  ["group_transport", 11],
  ["corporate_events", 1],
  ["custom", 5],
];

const anySource: Shares<Ask["source"]> = [
  ["website", 45],
  ["whatsapp", 16],
  ["phone", 10],
  ["hotel", 13],
  ["agent", 11],
  ["affiliate", 5],
];

const sources: Partial<Record<ServiceOptionId, Shares<Ask["source"]>>> = {
  airport_transfer: [...anySource, ["corporate", 9]],
  chauffeur_service: [...anySource, ["corporate", 35]],
  staff_transport: [["corporate", 1]],
  corporate_events: [
    ["corporate", 60],
    ["phone", 20],
    ["website", 20],
  ],
};

const tourShares: Readonly<Record<string, number>> = {
  "cape-peninsula": 27,
  winelands: 22,
  "table-mountain": 13,
  "whale-watching": 11,
  township: 8,
  "sunset-photography": 6,
  "garden-route": 3,
  "robben-island": 9,
  "west-coast": 7,
  overberg: 5,
};

function offerOf(service: ServiceOptionId, moment: Date, luck: Random): string | null {
  switch (service) {
    case "airport_transfer":
      return "airport-transfers";
    case "day_tour": {
      const running = sampleTours.filter((tour) => runsOn(tour, localDateOf(moment)));
      return luck.weighted(running.map(({ slug }) => [slug, tourShares[slug] ?? 1] as const));
    }
    case "chauffeur_service":
      return luck.chance(0.4) ? "car-hire" : "chauffeur-services";
    case "group_transport":
      return luck.chance(0.6) ? "private-shuttles" : "coach-hire";
    case "staff_transport":
      return "staff-transport";
    case "corporate_events":
      return "corporate-events";
    case "custom":
      return null;
  }
}
