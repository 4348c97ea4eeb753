import type { TripPhrases } from "./answers.ts";
import { inWords } from "./class-words.ts";

const classes: Readonly<Record<string, string>> = {
  sedan: "Eine Limousine",
  shuttle: "Ein Kleinbus",
  luxury_coach: "Ein Luxusbus",
  large_coach: "Ein großer Reisebus",
};
const persons = (people: number) => (people === 1 ? "eine Person" : `${people} Personen`);

/** Answers in German about roads, hours and days. */
export const germanTrips: TripPhrases = {
  drive: (from, to, { distance, quiet, rush }) =>
    `Von ${from} nach ${to} sind es etwa ${distance}. Die Fahrt dauert etwa ${quiet}, im Berufsverkehr bis zu ${rush}.`,
  hire: (vehicleClass, people, { half, full }, hours) =>
    `${inWords(classes, vehicleClass)} mit Fahrer${people ? ` für ${persons(people)}` : ""} kostet ${half} für einen halben Tag (${hours.half} Stunden) und ${full} für einen ganzen Tag (${hours.full} Stunden).`,
  chauffeur: (day, hours, extraHour) =>
    `Ein Chauffeur mit Limousine kostet ${day} für einen Tag von ${hours} Stunden und ${extraHour} für jede weitere Stunde. Kürzer als einen halben Tag bieten wir nicht an.`,
  coachDay: (people, vehicleClass, price) =>
    price
      ? `${inWords(classes, vehicleClass)} mit Fahrer kostet ${price} für einen Tag, für ${persons(people)}.`
      : `${inWords(classes, vehicleClass)} mit Fahrer für ${persons(people)} gibt es auf Anfrage.`,
  eachDay: "Jeder Tag hat seinen eigenen Preis. Für mehrere Tage fragen Sie unser Team nach einem Angebot.",
  twoNamed: (one, other, { hours: [fewest, most], fits, hireHours }) =>
    fits
      ? `Ja. Die Touren ${one} und ${other} passen in einen Tag: Zusammen dauern sie ${fewest} bis ${most} Stunden. Buchen Sie bitte beide für dasselbe Datum.`
      : `Die Touren ${one} und ${other} dauern zusammen ${fewest} bis ${most} Stunden, das ist für einen Tag zu lang. Buchen Sie sie an zwei Tagen, oder nehmen Sie ein Auto mit Fahrer für einen ganzen Tag von ${hireHours} Stunden und wählen Sie Ihre Ziele selbst.`,
  twoTours: (one, other, hireHours) =>
    `In einen Tag passen nur kurze Touren: zum Beispiel ${one.name} um ${one.startTime}, dann ${other.name} um ${other.startTime}. Unsere anderen Touren füllen je einen Tag. Oder nehmen Sie ein Auto mit Fahrer für einen ganzen Tag von ${hireHours} Stunden und wählen Sie Ihre Ziele selbst.`,
};
