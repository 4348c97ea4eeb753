import { companyRules } from "#domain/company/company-rules.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { localTimeOf } from "#domain/time/local-time.ts";
import { airportLeg, inboundLeg, type Journey, outboundLeg, type Planning, quarterIn } from "./leg.ts";
import { airport, inlandRoads } from "./places.ts";
import type { Random } from "./random.ts";
import { isWeekend } from "./seed-clock.ts";

type Hours = readonly (readonly [number, number])[];

/** Flights land all day, most of the long-haul ones in the morning and the domestic ones towards the evening. */
const landings: Hours = [
  ...[6, 7, 8, 9].map((hour) => [hour, 6] as const),
  ...[10, 11, 12, 13, 14].map((hour) => [hour, 7] as const),
  ...[15, 16, 17, 18, 19, 20].map((hour) => [hour, 6] as const),
  ...[21, 22, 23].map((hour) => [hour, 3] as const),
];
const departures: Hours = [
  ...[4, 5, 6].map((hour) => [hour, 6] as const),
  ...[7, 8, 9, 10, 11, 12].map((hour) => [hour, 5] as const),
  ...[13, 14, 15, 16, 17, 18, 19].map((hour) => [hour, 6] as const),
  [20, 3],
];

export function airportJourney(planning: Planning): Journey {
  const { ask, stay, clock, luck } = planning;
  const isArrival = ask.returnAfterDays !== undefined || luck.chance(0.54);
  const minutes = ask.pickupMinutes ?? quarterIn(luck.weighted(isArrival ? landings : departures), luck);
  const start = clock.at(ask.day, minutes);
  const way = isArrival ? { from: airport, to: stay.name } : { from: stay.name, to: airport };
  const nights = isArrival ? nightsUntilReturn(planning) : 0;
  const leaves = clock.at(ask.day + nights, quarterIn(luck.weighted(departures), luck));
  const driving = stay.airportMinutes;
  return {
    first: airportLeg({ ...way, pickupAt: start, minutes: withTraffic(driving, start) + (isArrival ? 25 : 0) }),
    back:
      nights === 0
        ? null
        : airportLeg({ from: stay.name, to: airport, pickupAt: leaves, minutes: withTraffic(driving, leaves) }),
    km: stay.airportKm,
    hours: driving / 60,
    requirements: "",
    flights: flightsOf(luck),
  };
}

function nightsUntilReturn({ ask, luck }: Planning): number {
  if (ask.returnAfterDays !== undefined) return ask.returnAfterDays;
  if (ask.outcome !== undefined || !luck.chance(0.5)) return 0;
  return luck.whole(1, 9);
}

/** The N2 is slow towards the city in the morning and out of it in the afternoon. */
function withTraffic(minutes: number, at: Date): number {
  const hour = Number(localTimeOf(at).slice(0, 2));
  const isRushHour = !isWeekend(at) && ((hour >= 6 && hour < 9) || (hour >= 16 && hour < 18));
  return Math.round(minutes * (isRushHour ? 1.7 : 1.15));
}

const airlines = ["BA", "LH", "KL", "AF", "EK", "QR", "SA", "FA", "4Z", "ET", "DL", "UA"] as const;

/** Most people know their flight when they book. It goes home under the next number. */
function flightsOf(luck: Random): readonly string[] {
  if (!luck.chance(0.8)) return [];
  const [airline, number] = [luck.pick(airlines), luck.whole(40, 988)];
  return [`${airline} ${number}`, `${airline} ${number + 1}`];
}

const inlandShares: Readonly<Record<string, number>> = {
  Hermanus: 24,
  Stellenbosch: 18,
  Franschhoek: 20,
  George: 7,
  Knysna: 9,
  "Plettenberg Bay": 7,
  Oudtshoorn: 4,
  Swellendam: 5,
  Caledon: 4,
};

/** A drive to one of the towns of the inland tariff, often with the return trip some days later. */
export function inlandJourney({ ask, stay, clock, luck }: Planning): Journey {
  const town = luck.weighted(startingTariff.routes.map((route) => [route.town, inlandShares[route.town] ?? 1]));
  const road = inlandRoads[town] ?? { km: companyRules.serviceRadiusKilometres, minutes: 90 };
  const start = clock.at(ask.day, ask.pickupMinutes ?? quarterIn(luck.whole(7, 10), luck));
  const isReturning = ask.outcome === undefined && luck.chance(0.35);
  const leaves = clock.at(ask.day + luck.whole(2, 5), quarterIn(luck.whole(9, 12), luck));
  return {
    first: outboundLeg({ from: stay.name, to: town, pickupAt: start, minutes: road.minutes }),
    back: isReturning ? inboundLeg({ from: town, to: stay.name, pickupAt: leaves, minutes: road.minutes }) : null,
    km: road.km,
    hours: road.minutes / 60,
    requirements: luck.chance(0.3) ? "Please plan one stop for coffee on the way." : "",
  };
}
