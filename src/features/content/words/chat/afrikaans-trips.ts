import type { TripPhrases } from "./answers.ts";
import { inWords } from "./class-words.ts";

const classes: Readonly<Record<string, string>> = {
  sedan: "’n Sedan",
  shuttle: "’n Bussie",
  luxury_coach: "’n Luukse bus",
  large_coach: "’n Groot toerbus",
};
const persons = (people: number) => (people === 1 ? "een persoon" : `${people} mense`);

/** Answers in Afrikaans about roads, hours and days. */
export const afrikaansTrips: TripPhrases = {
  drive: (from, to, { distance, quiet, rush }) =>
    `Van ${from} na ${to} is dit omtrent ${distance}. Die rit duur omtrent ${quiet}, en tot ${rush} in spitstyd.`,
  hire: (vehicleClass, people, { half, full }, hours) =>
    `${inWords(classes, vehicleClass)} met bestuurder${people ? ` vir ${persons(people)}` : ""} kos ${half} vir ’n halwe dag (${hours.half} uur) en ${full} vir ’n volle dag (${hours.full} uur).`,
  chauffeur: (day, hours, extraHour) =>
    `’n Chauffeur met sedan kos ${day} vir ’n dag van ${hours} uur, en ${extraHour} vir elke verdere uur. Korter as ’n halwe dag is nie op ons pryslys nie.`,
  coachDay: (people, vehicleClass, price) =>
    price
      ? `${inWords(classes, vehicleClass)} met bestuurder kos ${price} per dag, vir ${persons(people)}.`
      : `${inWords(classes, vehicleClass)} met bestuurder vir ${persons(people)} is op kwotasie.`,
  eachDay: "Elke dag het sy eie prys. Vra ons span vir ’n kwotasie vir verskeie dae.",
  twoNamed: (one, other, { hours: [fewest, most], fits, hireHours }) =>
    fits
      ? `Ja. Die toere ${one} en ${other} pas in een dag: saam duur hulle ${fewest} tot ${most} uur. Bespreek asseblief albei vir dieselfde datum.`
      : `Die toere ${one} en ${other} duur saam ${fewest} tot ${most} uur, te lank vir een dag. Bespreek hulle op twee dae, of neem ’n motor met bestuurder vir ’n volle dag van ${hireHours} uur en kies u eie stoppe.`,
  twoTours: (one, other, hireHours) =>
    `Net kort toere pas in een dag: byvoorbeeld ${one.name} om ${one.startTime}, dan ${other.name} om ${other.startTime}. Ons ander toere vul elk ’n dag. Of neem ’n motor met bestuurder vir ’n volle dag van ${hireHours} uur en kies u eie stoppe.`,
};
