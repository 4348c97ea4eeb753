/** Reads a time as people type it (9, 930, 9:30, 09h30, 9.30, 9:30 pm) and answers "09:30", or null if it is none. */
export function parseTime(text: string): string | null {
  const match = /^(\d{1,2}?)\s*[:h.]?\s*(\d{2})?\s*(am|pm)?$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  const [, hourText, minuteText = "00", half] = match;
  const hour = toDayHour(Number(hourText), half);
  const minute = Number(minuteText);
  if (hour === null || hour > 23 || minute > 59) return null;
  return clockText(hour * 60 + minute);
}

function toDayHour(hour: number, half: string | undefined): number | null {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}

/** Minutes after midnight as "09:30". */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** "09:30" as minutes after midnight. */
export function clockMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Every time of the day at the given step, from the first to the last allowed. */
export function timeChoices({ step = 15, min = "00:00", max = "23:59" } = {}): string[] {
  const first = Math.ceil(clockMinutes(min) / step) * step;
  const last = clockMinutes(max);
  const times: string[] = [];
  for (let minutes = first; minutes <= last; minutes += step) times.push(clockText(minutes));
  return times;
}
