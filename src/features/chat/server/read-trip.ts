import { addDays, isLocalDate, type LocalDate, type LocalTime, localDateOf } from "#domain/time/local-time.ts";
import { attractionPages } from "#features/content/words/attractions/all-attractions.ts";
import { coverageAreas } from "#features/content/words/coverage-areas.ts";
import { overbergDestinations } from "#features/content/words/overberg-destinations.ts";
import { fromTours, knownTowns } from "./known-tours.ts";
import { readPassengers } from "./read-passengers.ts";
import { readBags, readTime, type SaidReturn, splitAtReturn } from "./read-return.ts";

/** The clear facts about a trip in a message. */
export type SaidTrip = {
  readonly passengers: number | undefined;
  readonly date: LocalDate | undefined;
  /** The pickup time. */
  readonly time: LocalTime | undefined;
  /** A return trip, if wanted. */
  readonly back: SaidReturn | undefined;
  readonly bags: number | undefined;
  readonly destination: string | undefined;
};

export const readTrip = (text: string, now: Date): SaidTrip => ({
  passengers: readPassengers(text),
  ...readWhen(text, localDateOf(now)),
  bags: readBags(text),
  destination: readDestination(text),
});

/** "On 3 December at 8:00, back on the 5th at 17:00": the second of two dates and times is the return. */
function readWhen(text: string, today: LocalDate): Pick<SaidTrip, "date" | "time" | "back"> {
  const ways = splitAtReturn(text);
  if (!ways) return { date: readDate(text, today), time: readTime(text), back: undefined };
  const [date, time] = [readDate(ways.there, today), readTime(ways.there)];
  const [backDate, backTime] = [readDate(ways.back, date ?? today), readTime(ways.back)];
  return {
    date: date ?? backDate,
    time: time ?? backTime,
    back: { date: date && backDate, time: time && backTime },
  };
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const anyMonth = months.join("|");
const plainMonth =
  /\b(jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g;
/** March and May are also ordinary words: they count only where the sentence means the month. */
const wordyMonth =
  /\b(?:in|during|for|this|next|early|late|mid|until|of|\d{1,2}(?:st|nd|rd|th)?)[ -](march|mar|may)\b|\b(march|may) \d/g;

/** The months mentioned, with or without a day: 1 for January. */
export function readMonths(text: string): readonly number[] {
  const said = text.toLowerCase();
  const names = [plainMonth, wordyMonth].flatMap((pattern) =>
    [...said.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ""),
  );
  return [...new Set(names.map((name) => months.indexOf(name.slice(0, 3)) + 1))].sort((one, other) => one - other);
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** 2026-12-03, 3 December, December 3rd, 3/12/2026, tomorrow, Friday. Never a past day. */
function readDate(text: string, today: LocalDate): LocalDate | undefined {
  const said = text.toLowerCase();
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(said);
  if (iso) return dateOf([iso[1], iso[2], iso[3]], today);
  const slashed = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/.exec(said);
  if (slashed) return dateOf([slashed[3], slashed[2], slashed[1]], today);
  // 24/7 is not a day in July.
  const short = /\b(?!24\/7\b)(\d{1,2})\/(\d{1,2})\b(?!\/)/.exec(said);
  if (short) return dateOf([undefined, short[2], short[1]], today);
  const month = `(${anyMonth})[a-z]*`;
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b(?:,? (20\\d\\d))?`).exec(said);
  if (dayFirst) return dateOf([dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]], today);
  const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?`).exec(said);
  if (monthFirst) return dateOf([monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]], today);
  return relativeDate(said, today);
}

/** Days with a name. */
const feasts: readonly (readonly [RegExp, month: string, day: string])[] = [
  [/\b(?:christmas|xmas) eve\b/, "12", "24"],
  [/\b(?:christmas|xmas)(?: day)?\b(?! (?:time|holiday|season|period|week))/, "12", "25"],
  [/\bboxing day\b/, "12", "26"],
  [/\bnew year['’]?s eve\b/, "12", "31"],
  [/\bnew year['’]?s day\b/, "01", "01"],
];

function relativeDate(said: string, today: LocalDate): LocalDate | undefined {
  const feast = feasts.find(([name]) => name.test(said));
  if (feast) return dateOf([undefined, feast[1], feast[2]], today);
  if (/\bday after tomorrow\b/.test(said)) return addDays(today, 2);
  if (/\btomorrow\b/.test(said)) return addDays(today, 1);
  if (/\b(?:today|tonight)\b/.test(said)) return today;
  const days = /\bin (\d{1,2}) days\b/.exec(said)?.[1];
  if (days) return addDays(today, Number(days));
  const dayOfMonth = /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b/.exec(said)?.[1];
  if (dayOfMonth) return nextSuchDay(Number(dayOfMonth), today);
  const result = weekdays.findIndex((day) => new RegExp(`\\b${day}\\b`).test(said));
  if (result < 0) return undefined;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (result - weekday + 7) % 7 || 7);
}

/** "On the 5th": this month, or the next month that has that day. */
const nextSuchDay = (day: number, today: LocalDate): LocalDate | undefined =>
  Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead)).find((date) => Number(date.slice(8)) === day);

const dayNames = `(?:on )?(?:next |this )?(?:${weekdays.join("|")}|day after tomorrow|tomorrow|today|tonight)`;
const dayNamed = new RegExp(
  `\\b(?:${dayNames}|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})[a-z]*|\\d{1,2}/\\d{1,2}(?:/\\d{4})?)\\b`,
  "i",
);

/** The words that name a day; empty if there are none. */
export const dayIn = (text: string): string => dayNamed.exec(text)?.[0] ?? "";

/** The same text without its day. */
export const withoutDay = (text: string): string => text.replace(dayNamed, " ").replaceAll(/\s+/g, " ").trim();

const monthNumber = (name: string | undefined) => String(months.indexOf(name ?? "") + 1);

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

/** Without a year, the next such day. */
function dateOf([year, month = "", day = ""]: Parts, today: LocalDate): LocalDate | undefined {
  const inYear = (number: string) => `${number}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const thisYear = today.slice(0, 4);
  const candidates = year ? [inYear(year)] : [inYear(thisYear), inYear(String(Number(thisYear) + 1))];
  return candidates.filter(isLocalDate).find((date) => date >= today);
}

const airport = "Cape Town International Airport";

/** Longest names first, so that "Hermanus Cliff Path" is not taken for Hermanus. */
const places = fromTours(() =>
  [
    ...knownTowns().map(({ town }) => town),
    ...attractionPages.map(({ name }) => name),
    ...coverageAreas.flatMap(({ suburbs }) => suburbs),
    ...overbergDestinations.map(({ name }) => name),
  ]
    .filter((name) => name !== airport)
    .sort((one, other) => other.length - one.length),
);

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** A known place that the visitor wants to go to. */
function readDestination(text: string): string | undefined {
  const said = plain(text);
  const place = places().find((name) =>
    new RegExp(`\\b(?:to|in|at|visit) (?:the )?${escaped(plain(name))}\\b`).test(said),
  );
  return place ?? placeFirst(said) ?? (/\bto (?:the )?airport\b/.test(said) ? airport : undefined);
}

/** "Stellenbosch on Sunday for 14" starts with the destination. */
const placeFirst = (said: string): string | undefined =>
  places().find((name) =>
    new RegExp(`^\\W*${escaped(plain(name))}(?=,? (?:on|for|tomorrow|today|tonight|next|this)\\b)`).test(said),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
