import { locate, roadBetween } from "#domain/geography/locate.ts";
import type { Place } from "#domain/geography/place.ts";
import { minutesInTraffic } from "#domain/geography/traffic.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import { cues } from "./read-aspects.ts";
import { placeNamed, readRoad } from "./read-road.ts";

const asksHowLong =
  /\bhow (?:long|far|(?:many|much) (?:minutes|min|hours|km|kms|kilomet\w+)|much time)\b|\b(?:minutes|min) (?:from|to|is|by)\b|\b(?:drive|driving|travel|journey|transfer|ride) times?\b|\bdistance\b|\b(?:km|kilomet\w+) (?:from|to|is)\b|\b(?:is|very|so|too) (?:it )?(?:very )?far\b|\bhow far\b|\benough (?:time )?(?:to|for) (?:get|reach|drive)|\brush hour\b|\btraffic\b/i;

/** Durations other than the drive’s: a tour, a wait, a refund, a validity. */
const asksOfAnother = /\btours?\b|\b(?:wait|refund|voucher|valid|ahead|in advance|before|notice|book)\w*\b/i;

/** Whether the question is about the distance or duration between places. */
export const asksForDrive = (message: string): boolean =>
  asksHowLong.test(message) && !asksOfAnother.test(message) && !cues.tour.test(message);

/** Kilometres and minutes as text; the maximum is for rush hour. */
function measured(from: Place, to: Place) {
  const { kilometres, minutes } = roadBetween(from, to);
  const rush = Math.ceil(minutesInTraffic(minutes, busiest) / 5) * 5;
  return {
    distance: `${Math.max(1, Math.round(kilometres))}\u00a0km`,
    quiet: inHours(Math.max(5, Math.round(minutes / 5) * 5)),
    rush: inHours(rush),
  };
}

/** A Tuesday out of season, in the morning rush. */
const busiest = momentOf(localDate("2026-11-03"), localTime("07:30"));
const city = locate("Cape Town").place;
const airport = locate("Cape Town International Airport").place;

/** 35 min, 1 h 30 min: the same in every language. */
function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}\u00a0h` : "", rest > 0 || hours === 0 ? `${rest}\u00a0min` : ""]
    .filter(Boolean)
    .join(" ");
}

/** Distance and duration of a route in a language; empty if no route between known places was asked for. */
export function driveLine(message: string, { offers }: Pick<Answers, "offers">): string {
  if (!asksForDrive(message)) return "";
  const road = readRoad(message);
  const to = road.to ?? placeNamed(road.from ? (message.split(/\bfrom\b/i)[0] ?? "") : message);
  const ends: readonly (readonly [Place | null | undefined, Place | null | undefined])[] = road.from
    ? [[road.from, to ?? city]]
    : [
        [city, to],
        [airport, to],
      ];
  return ends
    .flatMap(([from, end]) => {
      if (!from || !end || from.id === end.id) return [];
      const { distance, quiet, rush } = measured(from, end);
      return [offers.drive(from.name, end.name, { distance, quiet, rush })];
    })
    .join(" ");
}
