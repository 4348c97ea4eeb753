import { closureOn, isOnSale, runsInMonth, type Tour, timesToChoose } from "../catalogue/tour.ts";
import { plainText } from "../text/plain-text.ts";
import { isLocalDate, type LocalDate, monthOf } from "../time/local-time.ts";

/** The customer’s choice so far, as far as it identifies a tour. */
type Choice = { readonly service: string; readonly offer: string | null; readonly destination?: string };

/** The chosen tour, by slug or page, or by a day tour’s destination. */
export function tourChosen<T extends Named>(choice: Choice, tours: readonly T[]): T | undefined {
  const { service, offer, destination = "" } = choice;
  return service === "day_tour" ? (tourNamed(offer ?? "", tours) ?? tourNamed(destination, tours)) : undefined;
}

type Named = Pick<Tour, "slug" | "bookSlug" | "name">;

function tourNamed<T extends Named>(text: string, tours: readonly T[]): T | undefined {
  const result = plainText(text).replace(/ tours?$/, "");
  return tours.find(({ slug, bookSlug, name }) => [slug, bookSlug, name].map(plainText).includes(result));
}

const monthNames = "January February March April May June July August September October November December".split(" ");
export const monthName = (month: number): string => monthNames[month - 1] ?? "";

/** "Whale watching runs from June to November."; null for tours that run all year. */
export function seasonSentence({ months, subject }: Pick<Tour, "months" | "subject">): string | null {
  const [first, last] = [months?.[0], months?.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last
    ? `${subject} runs in ${monthName(first)}.`
    : `${subject} runs from ${monthName(first)} to ${monthName(last)}.`;
}

/** Everything a customer should know about when a tour runs: season, closed days, and days our team checks first. */
export const calendarSentences = (tour: Pick<Tour, "months" | "subject" | "closures">): readonly string[] => [
  ...(seasonSentence(tour) === null ? [] : [seasonSentence(tour) ?? ""]),
  ...tour.closures.map(({ text }) => text),
];

/** Why a tour can’t be sold for a date in Cape Town, in words for the customer; null if it can. */
export const closedBecause = (tour: Tour, date: LocalDate): string | null =>
  isOnSale(tour) ? closedOn(tour, date) : `${tour.subject} is not offered at the moment.`;

type Dated = Pick<Tour, "months" | "subject" | "closures" | "holidays">;

function closedOn(tour: Dated, date: LocalDate): string | null {
  if (!runsInMonth(tour, monthOf(date))) return seasonSentence(tour);
  const closure = closureOn(tour, date);
  return closure?.effect === "closed" ? closure.text : null;
}

/** "The Route 62 tour starts at 07:30 or 09:00."; null for a tour that starts when its customer likes. */
export function startSentence(tour: Pick<Tour, "subject" | "startTimes">): string | null {
  const times = timesToChoose(tour);
  const last = times.at(-1);
  return last ? `${tour.subject} starts at ${times.slice(0, -1).join(", ")} or ${last}.` : null;
}

/** Why the chosen tour can’t start at that time, in words for the customer; null if it can. */
export function startProblem(choice: Choice, time: string, tours: readonly Tour[]): string | null {
  const tour = tourChosen(choice, tours);
  return tour && !timesToChoose(tour).includes(time) ? startSentence(tour) : null;
}

/** By its calendar alone: a tour that was sold may be changed when it is no longer offered. */
export const runsOn = (tour: Dated, date: LocalDate): boolean => closedOn(tour, date) === null;

/** A sight on the tour may be closed on that date, so our team checks before confirming. */
export const mayBeClosed = (tour: Tour, date: LocalDate): boolean => closureOn(tour, date)?.effect === "checked";

/** A note for the customer about the chosen date: the tour runs, but a sight is or may be closed. */
export function dateWarning(choice: Choice, date: string, tours: readonly Tour[]): string | null {
  const tour = tourChosen(choice, tours);
  const closure = tour && isLocalDate(date) ? closureOn(tour, date) : undefined;
  return closure && closure.effect !== "closed" ? closure.text : null;
}

/** Why the chosen tour can’t run on that date, in words for the customer; null if it can or no date is given. */
export function seasonProblem(choice: Choice, date: string, tours: readonly Tour[]): string | null {
  const tour = tourChosen(choice, tours);
  return tour && isLocalDate(date) ? closedBecause(tour, date) : null;
}

/** The dates a calendar offers for the chosen tour: all of them without a season or closed days. */
export function seasonLimits(choice: Choice, tours: readonly Tour[]) {
  const tour = tourChosen(choice, tours);
  const note = tour && calendarSentences(tour).join(" ");
  return note ? { note, isDayOff: (day: string) => seasonProblem(choice, day, tours) ?? false } : {};
}
