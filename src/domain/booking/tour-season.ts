import { runsInMonth, type Tour, tours } from "../company/catalogue.ts";
import { closureOn, closuresOf } from "../company/tour-calendar.ts";
import { plainText } from "../text/plain-text.ts";
import { isLocalDate, type LocalDate, monthOf } from "../time/local-time.ts";

/** A person’s choice, as far as it says which tour they mean. */
type Choice = { readonly service: string; readonly offer: string | null; readonly destination?: string };

/** The tour that was chosen, by its slug or page, or named as the destination of a day tour. */
export function tourChosen({ service, offer, destination = "" }: Choice): Tour | undefined {
  return service === "day_tour" ? (tourNamed(offer ?? "") ?? tourNamed(destination)) : undefined;
}

function tourNamed(text: string): Tour | undefined {
  const result = plainText(text).replace(/ tours?$/, "");
  return tours.find(({ slug, bookSlug, name }) => [slug, bookSlug, name].map(plainText).includes(result));
}

const monthNames = "January February March April May June July August September October November December".split(" ");
export const monthName = (month: number): string => monthNames[month - 1] ?? "";

/** "Whale watching runs from June to November."; null for a tour that runs all year. */
export function seasonSentence({ months, subject }: Pick<Tour, "months" | "subject">): string | null {
  const [first, last] = [months?.[0], months?.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last
    ? `${subject} runs in ${monthName(first)}.`
    : `${subject} runs from ${monthName(first)} to ${monthName(last)}.`;
}

/** All a customer should know of when a tour runs: its season, the days it is closed, those our team checks first. */
export const calendarSentences = (tour: Tour): readonly string[] => [
  ...(seasonSentence(tour) === null ? [] : [seasonSentence(tour) ?? ""]),
  ...closuresOf(tour.slug).map(({ text }) => text),
];

/** Why a tour does not run on a date in Cape Town, in words for the customer; null where it does. */
export function closedBecause(tour: Tour, date: LocalDate): string | null {
  if (!runsInMonth(tour, monthOf(date))) return seasonSentence(tour);
  const closure = closureOn(tour.slug, date);
  return closure?.effect === "closed" ? closure.text : null;
}

export const runsOn = (tour: Tour, date: LocalDate): boolean => closedBecause(tour, date) === null;

/** A place the tour needs may be shut on that date: our team looks before it confirms. */
export const mayBeClosed = (tour: Tour, date: LocalDate): boolean => closureOn(tour.slug, date)?.effect === "checked";

/** A note to the customer on the date they chose, though the tour can be booked: a sight is, or may be, closed. */
export function dateWarning(choice: Choice, date: string): string | null {
  const tour = tourChosen(choice);
  const closure = tour && isLocalDate(date) ? closureOn(tour.slug, date) : undefined;
  return closure && closure.effect !== "closed" ? closure.text : null;
}

/** Why the chosen tour cannot be on that date, in words for the customer; null where it can, or where no date is given. */
export function seasonProblem(choice: Choice, date: string): string | null {
  const tour = tourChosen(choice);
  return tour && isLocalDate(date) ? closedBecause(tour, date) : null;
}

/** Which dates the chosen tour has, for a calendar. Without a season or closed days, all of them. */
export function seasonLimits(choice: Choice) {
  const tour = tourChosen(choice);
  const note = tour && calendarSentences(tour).join(" ");
  return note ? { note, isDayOff: (day: string) => seasonProblem(choice, day) ?? false } : {};
}
