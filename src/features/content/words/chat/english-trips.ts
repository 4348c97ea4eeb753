import type { TripPhrases } from "./answers.ts";
import { aClass, capital } from "./class-words.ts";

const span = ([fewest, most]: readonly [number, number]) => `${fewest} to ${most} hours`;

/** Answers in English about roads, hours and days. */
export const englishTrips: TripPhrases = {
  drive: (from, to, { distance, quiet, rush }) =>
    `From ${from} to ${to} it’s about ${distance}. The drive takes about ${quiet}, and up to ${rush} in the rush hours.`,
  hire: (vehicleClass, people, { half, full }, hours) =>
    `${capital(aClass(vehicleClass.name))} with driver${people ? ` for ${people === 1 ? "one person" : `${people} people`}` : ""} costs ${half} for half a day (${hours.half} hours) and ${full} for a full day (${hours.full} hours).`,
  chauffeur: (day, hours, extraHour) =>
    `A chauffeur with a sedan costs ${day} for a day of ${hours} hours, and ${extraHour} for each further hour. Shorter than half a day is not on our price list.`,
  coachDay: (people, vehicleClass, price) =>
    price
      ? `${capital(aClass(vehicleClass.name))} with driver costs ${price} for a day, for ${people} people.`
      : `For ${people} people we send ${aClass(vehicleClass.name)} with driver, priced by quote.`,
  eachDay: "Each day has its own price. For several days, ask our team for a quote.",
  twoNamed: (one, other, { hours, fits, hireHours }) =>
    fits
      ? `Yes. The ${one} tour and the ${other} tour fit into one day: together they take ${span(hours)}. Please book both for the same date.`
      : `The ${one} tour and the ${other} tour together take ${span(hours)}, too long for one day. Please book them on two days, or take a car with driver for a full day of ${hireHours} hours and choose your own stops.`,
  twoTours: (one, other, hireHours) =>
    `Only short tours fit into one day: for example ${one.name} at ${one.startTime}, then ${other.name} at ${other.startTime}. Our other tours fill a day each. Or take a car with driver for a full day of ${hireHours} hours and choose your own stops.`,
};
