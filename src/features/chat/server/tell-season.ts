import { monthName, seasonSentence } from "#domain/booking/tour-season.ts";
import { monthOf } from "#domain/time/local-time.ts";
import type { Topic } from "./describe-topic.ts";
import { knownTours } from "./known-tours.ts";
import type { Party } from "./price-party.ts";
import { readMonths } from "./read-trip.ts";

type SeasonQuestion = { readonly message: string; readonly date: Party["date"] };

/** Says that a tour does not run in the month mentioned; empty if it does, or without a month. */
export function seasonLine(topic: Topic | undefined, { message, date }: SeasonQuestion): string {
  const tour = topic?.kind === "tour" ? knownTours().find(({ slug }) => topic.id === `tour-${slug}`) : undefined;
  if (!tour?.months) return "";
  const named = readMonths(message);
  const said = named.length > 0 || date === undefined ? named : [monthOf(date)];
  const off = said.filter((month) => !tour.months?.includes(month)).map(monthName);
  return off.length > 0 ? `${seasonSentence(tour)} It doesn’t run in ${off.join(" or ")}.` : "";
}
