import { showDay } from "./day-entry.ts";

/** Which days may be chosen; all days are "2026-11-20" text, which sorts as time does. */
export type DayLimits = {
  min?: string;
  max?: string;
  /** Whether a day between them cannot be chosen; a text says why. */
  isDayOff?: (day: string) => boolean | string;
};

/** Why this day cannot be chosen, in words for the person choosing, or null if it can. */
export function dayProblem(day: string, { min, max, isDayOff }: DayLimits): string | null {
  if (min && day < min) return `The earliest date is ${showDay(min)}.`;
  if (max && day > max) return `The latest date is ${showDay(max)}.`;
  const off = isDayOff?.(day);
  if (typeof off === "string" && off !== "") return off;
  return off ? `${showDay(day)} is not available.` : null;
}
