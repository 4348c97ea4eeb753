import { addDays, type LocalDate, type LocalTime, localTime } from "#domain/time/local-time.ts";

/** The return’s date and time; empty parts were not given. */
export type SaidReturn = { readonly date: LocalDate | undefined; readonly time: LocalTime | undefined };

/** "At 4am", "21:30", "04h15": the pickup time. */
export function readTime(message: string): LocalTime | undefined {
  const clock = /\b([01]?\d|2[0-3])[:h]([0-5]\d)\b(?!\s?(?:am|pm))/i.exec(message);
  if (clock) return localTime(`${clock[1]?.padStart(2, "0")}:${clock[2]}`);
  const half = /\b(1[0-2]|[1-9])(?:[:.]([0-5]\d))? ?(am|pm)\b/i.exec(message);
  if (half) {
    const hour = (Number(half[1]) % 12) + (half[3]?.toLowerCase() === "pm" ? 12 : 0);
    return localTime(`${String(hour).padStart(2, "0")}:${half[2] ?? "00"}`);
  }
  // "Um 14 Uhr", "à 14h", "at 14 o’clock"; other languages are translated word by word first.
  const hours = /\b([01]?\d|2[0-3]) ?(?:h|uhr|uur|heures?|o['’]?clock)\b(?! (?:tour|trip|drive|ride|hire))/i.exec(
    message,
  );
  return hours ? localTime(`${hours[1]?.padStart(2, "0")}:00`) : undefined;
}

const wayBack =
  /\b(?:return(?:ing)?(?: (?:trip|transfer|journey|price|on|at|the same))?|round ?trip|(?:and|then|come|coming|going|drive|driving) back|back (?:again|on|at|the same)|both ways|there and back)\b/gi;
const placeToReturnTo = /\breturn (?:from|to)\b/i;

/** Splits a text into outbound and return trip; undefined without a return trip. */
export function splitAtReturn(message: string): { readonly there: string; readonly back: string } | undefined {
  const result = [...message.matchAll(wayBack)].at(-1);
  if (!result || placeToReturnTo.test(message)) return undefined;
  const end = result.index + result[0].length;
  return { there: message.slice(0, result.index), back: message.slice(end) };
}

/** "7 bags", "two suitcases"; undefined if not mentioned. */
export const readBags = (message: string): number | undefined => {
  const bags = /\b(\d{1,2}) (?:big |large |small )?(?:bags|suitcases|cases|pieces)\b/i.exec(message)?.[1];
  return bags === undefined ? undefined : Number(bags);
};

/** The booking’s default time. */
export const usualTime = localTime("09:00");
const evening = localTime("17:00");

/** The return trip for pricing and the booking: the same evening, unless something else was said. */
export function returnOf(there: { readonly date: LocalDate; readonly time: LocalTime }, back: SaidReturn) {
  const date = back.date !== undefined && back.date >= there.date ? back.date : there.date;
  if (back.time !== undefined && (date > there.date || back.time > there.time)) return { date, time: back.time };
  if (date > there.date) return { date, time: usualTime };
  return there.time < evening ? { date, time: evening } : { date: addDays(date, 1), time: usualTime };
}
