import type { TripPhrases } from "./answers.ts";
import { inWords } from "./class-words.ts";

const classes: Readonly<Record<string, string>> = {
  sedan: "Une berline",
  shuttle: "Un minibus",
  luxury_coach: "Un car de luxe",
  large_coach: "Un grand autocar",
};
const persons = (people: number) => (people === 1 ? "une personne" : `${people} personnes`);

/** Answers in French about roads, hours and days. */
export const frenchTrips: TripPhrases = {
  drive: (from, to, { distance, quiet, rush }) =>
    `De ${from} à ${to}, il y a environ ${distance}. Le trajet dure environ ${quiet}, et jusqu’à ${rush} aux heures de pointe.`,
  hire: (vehicleClass, people, { half, full }, hours) =>
    `${inWords(classes, vehicleClass)} avec chauffeur${people ? ` pour ${persons(people)}` : ""} coûte ${half} la demi-journée (${hours.half} heures) et ${full} la journée (${hours.full} heures).`,
  chauffeur: (day, hours, extraHour) =>
    `Un chauffeur avec berline coûte ${day} pour une journée de ${hours} heures, et ${extraHour} par heure supplémentaire. Moins d’une demi-journée n’est pas à notre tarif.`,
  coachDay: (people, vehicleClass, price) =>
    price
      ? `${inWords(classes, vehicleClass)} avec chauffeur coûte ${price} la journée, pour ${persons(people)}.`
      : `${inWords(classes, vehicleClass)} avec chauffeur pour ${persons(people)} est sur devis.`,
  eachDay: "Chaque jour a son prix. Pour plusieurs jours, demandez un devis à notre équipe.",
  twoNamed: (one, other, { hours: [fewest, most], fits, hireHours }) =>
    fits
      ? `Oui. Les excursions ${one} et ${other} tiennent en un jour : ensemble elles durent ${fewest} à ${most} heures. Réservez les deux pour la même date.`
      : `Les excursions ${one} et ${other} durent ensemble ${fewest} à ${most} heures, trop pour un jour. Réservez-les sur deux jours, ou prenez une voiture avec chauffeur pour une journée de ${hireHours} heures et choisissez vos arrêts.`,
  twoTours: (one, other, hireHours) =>
    `Seules les excursions courtes tiennent en un jour : par exemple ${one.name} à ${one.startTime}, puis ${other.name} à ${other.startTime}. Les autres prennent un jour chacune. Ou prenez une voiture avec chauffeur pour une journée de ${hireHours} heures et choisissez vos arrêts.`,
};
