import { runsInMonth, type Tour, tours } from "../company/catalogue.ts";
import { plainText } from "../text/plain-text.ts";
import { isLocalDate, type LocalDate, monthOf } from "../time/local-time.ts";

/** What a person chose, as far as it says which tour they mean. */
type Choice = { readonly service: string; readonly offer: string | null; readonly destination?: string };

/** The tour that was chosen, by its slug or page, or named as the destination of a day tour. */
export function tourChosen({ service, offer, destination = "" }: Choice): Tour | undefined {
  return service === "day_tour" ? (tourNamed(offer ?? "") ?? tourNamed(destination)) : undefined;
}

function tourNamed(text: string): Tour | undefined {
  const wanted = plainText(text).replace(/ tours?$/, "");
  return tours.find(({ slug, bookSlug, name }) => [slug, bookSlug, name].map(plainText).includes(wanted));
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

/** Whether a tour runs on a date in Cape Town. */
export const runsOn = (tour: Tour, date: LocalDate): boolean => runsInMonth(tour, monthOf(date));

/** Why the chosen tour cannot be on that date, in words for the customer; null where it can, or where no date is given. */
export function seasonProblem(choice: Choice, date: string): string | null {
  const tour = tourChosen(choice);
  return tour && isLocalDate(date) && !runsOn(tour, date) ? seasonSentence(tour) : null;
}
