import { showDay } from "./day-entry.ts";

/** Which days may be chosen; all days are "2026-11-20" text, which sorts as time does. */
export type DayLimits = {
  min?: string;
  max?: string;
  isDayOff?: (day: string) => boolean;
};

/** Why this day cannot be chosen, in words for the person choosing, or null if it can. */
export function dayProblem(day: string, { min, max, isDayOff }: DayLimits): string | null {
  if (min && day < min) return `The earliest day is ${showDay(min)}.`;
  if (max && day > max) return `The latest day is ${showDay(max)}.`;
  return isDayOff?.(day) ? `${showDay(day)} is not available.` : null;
}
