import type { TripPhrases } from "./answers.ts";
import { inWords } from "./class-words.ts";

const classes: Readonly<Record<string, string>> = {
  sedan: "Een sedan",
  shuttle: "Een busje",
  luxury_coach: "Een luxe bus",
  large_coach: "Een grote touringcar",
};
const persons = (people: number) => (people === 1 ? "één persoon" : `${people} personen`);

/** Answers in Dutch about roads, hours and days. */
export const dutchTrips: TripPhrases = {
  drive: (from, to, { distance, quiet, rush }) =>
    `Van ${from} naar ${to} is het ongeveer ${distance}. De rit duurt ongeveer ${quiet}, en in de spits tot ${rush}.`,
  hire: (vehicleClass, people, { half, full }, hours) =>
    `${inWords(classes, vehicleClass)} met chauffeur${people ? ` voor ${persons(people)}` : ""} kost ${half} voor een halve dag (${hours.half} uur) en ${full} voor een hele dag (${hours.full} uur).`,
  chauffeur: (day, hours, extraHour) =>
    `Een chauffeur met sedan kost ${day} voor een dag van ${hours} uur, en ${extraHour} voor elk uur meer. Korter dan een halve dag staat niet op onze prijslijst.`,
  coachDay: (people, vehicleClass, price) =>
    price
      ? `${inWords(classes, vehicleClass)} met chauffeur kost ${price} per dag, voor ${persons(people)}.`
      : `${inWords(classes, vehicleClass)} met chauffeur voor ${persons(people)} is op aanvraag.`,
  eachDay: "Elke dag heeft zijn eigen prijs. Vraag ons team om een offerte voor meerdere dagen.",
  twoNamed: (one, other, { hours: [fewest, most], fits, hireHours }) =>
    fits
      ? `Ja. De tours ${one} en ${other} passen in één dag: samen duren ze ${fewest} tot ${most} uur. Boek ze allebei voor dezelfde datum.`
      : `De tours ${one} en ${other} duren samen ${fewest} tot ${most} uur, te lang voor één dag. Boek ze op twee dagen, of neem een auto met chauffeur voor een hele dag van ${hireHours} uur en kies uw eigen stops.`,
  twoTours: (one, other, hireHours) =>
    `Alleen korte tours passen in één dag: bijvoorbeeld ${one.name} om ${one.startTime}, dan ${other.name} om ${other.startTime}. Onze andere tours vullen elk een dag. Of neem een auto met chauffeur voor een hele dag van ${hireHours} uur en kies uw eigen stops.`,
};
