import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import type { JourneyOffer } from "#features/selling/offer-contract.ts";

type Offered = JourneyOffer["vehicles"][number];

/** One of the classes that a company starts with, as an offer shows it. */
export function anOfferedClass(id: string, changes: Partial<Offered> = {}): Offered {
  const known = startingClasses.find((one) => one.id === id);
  if (!known) throw new Error(`There is no class ${id}.`);
  const { name, most, bags, drawing, inside, description } = known;
  const facts = { name, grade: "", drawing, picture: null, inside, description, seats: most, bags, has_trailer: false };
  return { vehicle_class: id, ...facts, total_cents: null, light: "green", ...changes };
}
