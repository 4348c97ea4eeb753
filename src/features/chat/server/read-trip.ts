import { inlandTransfers } from "#domain/company/catalogue.ts";
import { addDays, isLocalDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { attractionPages } from "#features/content/words/attractions/all-attractions.ts";
import { coverageAreas } from "#features/content/words/coverage-areas.ts";
import { overbergDestinations } from "#features/content/words/overberg-destinations.ts";

/** What someone said about a trip, as far as it is certain. */
export type SaidTrip = {
  readonly passengers: number | undefined;
  readonly date: LocalDate | undefined;
  readonly destination: string | undefined;
};

export const readTrip = (text: string, now: Date): SaidTrip => ({
  passengers: readPassengers(text),
  date: readDate(text, localDateOf(now)),
  destination: readDestination(text),
});

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const anyMonth = months.join("|");
const numberWords =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const counted =
  "(?:people|persons?|passengers?|guests|pax|adults?|of us|friends|seats|travellers|travelers|ladies|men|women)";
const young = "(?:children|child|kids?|babies|baby|toddlers?|infants?)";
const amount = `(\\d{1,3}|${numberWords.join("|")})`;
const anyOf = (pattern: string) => new RegExp(pattern, "i");

const grownUps = anyOf(`\\b${amount}[ -]?${counted}\\b`);
const children = anyOf(`\\b${amount}[ -]?(?:small |little |young )?${young}\\b`);
const party = anyOf(
  `\\b(?:we are|we're|we’re|we will be|we'll be|we’ll be|there are|there will be|group of|party of|family of|all) (?:about |around )?${amount}\\b`,
);
/** "For 5 days" and "for 3 December" are other matters. */
const plainFor = anyOf(
  `\\bfor ${amount}\\b(?! ?(?:days?|hours?|nights?|minutes?|am|pm|h\\b|:|${anyMonth}))(?![.:/]\\d)`,
);
const couple =
  /\b(?:my (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)|me and my (?:wife|husband|partner)|a couple|both of us|us two)\b/i;

/** Grown-ups and children together; "14 with 3 kids" is 14. */
function readPassengers(text: string): number | undefined {
  const grown = numberIn(grownUps, text);
  const kids = numberIn(children, text) ?? 0;
  const all = numberIn(party, text) ?? (grown === undefined ? numberIn(plainFor, text) : undefined);
  const isSplit = grown !== undefined && /\badults?\b/i.test(text);
  const alone = couple.test(text) ? 2 : undefined;
  const number = all ?? (grown !== undefined ? grown + (isSplit ? kids : 0) : alone && alone + kids);
  return number !== undefined && number >= 1 && number <= 200 ? number : undefined;
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const said = pattern.exec(text)?.[1]?.toLowerCase();
  if (!said) return undefined;
  return /^\d/.test(said) ? Number(said) : numberWords.indexOf(said) + 1;
}

const plainMonth =
  /\b(jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g;
/** March and may are other words, too: they count where the sentence means the month. */
const wordyMonth =
  /\b(?:in|during|for|this|next|early|late|mid|until|of|\d{1,2}(?:st|nd|rd|th)?)[ -](march|mar|may)\b|\b(march|may) \d/g;

/** The months someone names, with or without a day: 1 for January. */
export function readMonths(text: string): readonly number[] {
  const said = text.toLowerCase();
  const names = [plainMonth, wordyMonth].flatMap((pattern) =>
    [...said.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ""),
  );
  return [...new Set(names.map((name) => months.indexOf(name.slice(0, 3)) + 1))].sort((one, other) => one - other);
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** 2026-12-03, 3 December, December 3rd, 3/12/2026, tomorrow, Friday. Never a day that has passed. */
function readDate(text: string, today: LocalDate): LocalDate | undefined {
  const said = text.toLowerCase();
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(said);
  if (iso) return dateOf([iso[1], iso[2], iso[3]], today);
  const slashed = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/.exec(said);
  if (slashed) return dateOf([slashed[3], slashed[2], slashed[1]], today);
  const month = `(${anyMonth})[a-z]*`;
  const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b(?:,? (20\\d\\d))?`).exec(said);
  if (dayFirst) return dateOf([dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]], today);
  const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d))?`).exec(said);
  if (monthFirst) return dateOf([monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]], today);
  return relativeDate(said, today);
}

function relativeDate(said: string, today: LocalDate): LocalDate | undefined {
  if (/\bday after tomorrow\b/.test(said)) return addDays(today, 2);
  if (/\btomorrow\b/.test(said)) return addDays(today, 1);
  if (/\b(?:today|tonight)\b/.test(said)) return today;
  const days = /\bin (\d{1,2}) days\b/.exec(said)?.[1];
  if (days) return addDays(today, Number(days));
  const dayOfMonth = /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b/.exec(said)?.[1];
  if (dayOfMonth) return nextSuchDay(Number(dayOfMonth), today);
  const wanted = weekdays.findIndex((day) => new RegExp(`\\b${day}\\b`).test(said));
  if (wanted < 0) return undefined;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (wanted - weekday + 7) % 7 || 7);
}

/** "On the 5th": of this month, or of the next one that has it. */
const nextSuchDay = (day: number, today: LocalDate): LocalDate | undefined =>
  Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead)).find((date) => Number(date.slice(8)) === day);

const monthNumber = (name: string | undefined) => String(months.indexOf(name ?? "") + 1);

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

/** Without a year it is the next such day. */
function dateOf([year, month = "", day = ""]: Parts, today: LocalDate): LocalDate | undefined {
  const inYear = (number: string) => `${number}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const thisYear = today.slice(0, 4);
  const candidates = year ? [inYear(year)] : [inYear(thisYear), inYear(String(Number(thisYear) + 1))];
  return candidates.filter(isLocalDate).find((date) => date >= today);
}

const airport = "Cape Town International Airport";

/** Longest names first, so that "Hermanus Cliff Path" is not taken for Hermanus. */
const places = [
  ...inlandTransfers.map(({ destination }) => destination),
  ...attractionPages.map(({ name }) => name),
  ...coverageAreas.flatMap(({ suburbs }) => suburbs),
  ...overbergDestinations.map(({ name }) => name),
]
  .filter((name) => name !== airport)
  .sort((one, other) => other.length - one.length);

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** A place we know that someone wants to go to. */
function readDestination(text: string): string | undefined {
  const said = plain(text);
  const place = places.find((name) =>
    new RegExp(`\\b(?:to|in|at|visit) (?:the )?${escaped(plain(name))}\\b`).test(said),
  );
  return place ?? placeFirst(said) ?? (/\bto (?:the )?airport\b/.test(said) ? airport : undefined);
}

/** "Stellenbosch on Sunday for 14" begins with where it goes. */
const placeFirst = (said: string): string | undefined =>
  places.find((name) =>
    new RegExp(`^\\W*${escaped(plain(name))}(?=,? (?:on|for|tomorrow|today|tonight|next|this)\\b)`).test(said),
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
