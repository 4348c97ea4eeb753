import { startTimeOf, type Tour } from "#domain/catalogue/tour.ts";
import { driverHoursAtMost, hireHours } from "#domain/pricing/hire-hours.ts";
import { addMinutes, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import { knownTours } from "./known-tours.ts";
import { meaningOf } from "./read-words.ts";

const oneDay =
  /\b(?:one|same|a|single|1) day\b|\bin the morning\b.*\bafternoon\b|\bafternoon\b.*\bmorning\b|\bcombin\w*\b|\bboth\b|\bon the same\b|\btogether\b|\btoo much\b|\bafterwards\b/i;
const twoTours =
  /\b(?:two|2|both|several|more than one|multiple) (?:of (?:the|your) )?(?:tours|excursions)\b|\bcombin\w* (?:two |2 )?tours\b/i;

/** The words for a day of sightseeing. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/\bwhales?\b|\bhermanus\b/i, "whale-watching"],
  [/\bwines?\b|\bwinelands?\b|\bstellenbosch\b|\bfranschhoek\b/i, "winelands"],
  [/\btable mountain\b|\bcable ?(?:way|car)\b/i, "table-mountain"],
  [/\brobben\b/i, "robben-island"],
  [/\bpeninsula\b|\bcape ?point\b|\bboulders\b|\bpenguins?\b/i, "cape-peninsula"],
  [/\btownships?\b/i, "township"],
  [/\bsunset\b/i, "sunset-photography"],
  [/\bwest coast\b/i, "west-coast"],
  [/\boverberg\b/i, "overberg"],
];

/** Whether two tours fit in one day, by their duration; empty if that was not asked. */
export function twoToursLine(message: string, { offers }: Pick<Answers, "offers">): string {
  const named = byWords.flatMap(([words, slug]) =>
    words.test(message) ? knownTours().filter((tour) => tour.slug === slug) : [],
  );
  const isGeneral = twoTours.test(message) && (oneDay.test(message) || meaningOf(message).length < 5);
  const [first, second] = named;
  if (first && second && named.length === 2 && oneDay.test(message)) {
    const hours = [
      first.duration.fewest + second.duration.fewest,
      (first.duration.most ?? 0) + (second.duration.most ?? 0),
    ] as const;
    return offers.twoNamed(first.name, second.name, {
      hours,
      fits: fitsOneDay(first, second),
      hireHours: hireHours.full_day,
    });
  }
  if (!isGeneral) return "";
  const [morning, evening] = pairOfDay();
  return morning && evening ? offers.twoTours(starting(morning), starting(evening), hireHours.full_day) : "";
}

const fitsOneDay = (one: Tour, other: Tour): boolean =>
  (followsOn(one, other) || followsOn(other, one)) &&
  (one.duration.most ?? 0) + (other.duration.most ?? 0) <= driverHoursAtMost;

/** Whether the second starts after the first has ended. */
const followsOn = (one: Tour, other: Tour): boolean =>
  one.duration.unit === "hours" && addMinutes(startOf(one), 60 * (one.duration.most ?? 0)) <= startOf(other);

const starting = (tour: Tour) => ({ name: tour.name, startTime: startTimeOf(tour) });

const startOf = (tour: Tour) => momentOf(localDate("2026-01-06"), localTime(startTimeOf(tour)));

/** The first two of our tours that fit in one day. */
function pairOfDay(): readonly Tour[] {
  const tours = knownTours();
  for (const one of tours)
    for (const other of tours)
      if (one !== other && followsOn(one, other) && fitsOneDay(one, other)) return [one, other];
  return [];
}
